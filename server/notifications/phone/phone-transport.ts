import type { PhoneGateway, PhoneMessages } from "../../../contract/company/phone-messages.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { Clock } from "../../process/clock.ts";
import { getPhoneMessages } from "../../company/company-profile.ts";
import type { Db } from "../../database/connect.ts";
import { type Outgoing, type Transport, Undelivered, reasonOf } from "../transport.ts";
import { isStillNews } from "../can-be-sent-again.ts";
import { countsOf, isOpenTo, provedSince } from "./phone-limits.ts";
import {
  NUMBER_LIMIT,
  countForNumber,
  countPhoneMessage,
  findPhoneMessage,
  noteGateway,
  noteGatewayFailed,
  saveStop,
  uncountForNumber,
  uncountPhoneMessage,
} from "./phone.queries.ts";

/** One way to a phone. */
export type Gateway = { readonly name: PhoneGateway; send(outgoing: Outgoing): Promise<void> };

type Settings = { db: Db; clock: Clock; gateways: readonly Gateway[] };
type Found = NonNullable<Awaited<ReturnType<typeof findPhoneMessage>>>;
type Sending = { outgoing: Outgoing; found: Found; settings: PhoneMessages };

/** Long enough for each gateway to time out. */
const DEADLINE_MS = 35_000;

/**
 * Sends what is meant for a phone by the gateways that the company has, in the order of its settings: the next where one
 * cannot. Nothing goes to who has answered STOP, by WhatsApp only to who agreed, and what costs money within the limits of the day, of the
 * country and of the number.
 */
export function createPhoneTransport({ db, clock, gateways }: Settings): Transport {
  return {
    atOnce: 10,
    deadlineMs: DEADLINE_MS,
    async send(outgoing) {
      const settings = await getPhoneMessages(db);
      const found = await findPhoneMessage(db, { id: outgoing.id, provedSince: provedSince(clock.now()) });
      if (!found) return;
      if (found.stopped) throw new Undelivered("stopped", true);
      if (!isStillNews(outgoing.kind, found.ride_status)) throw new Undelivered("overtaken", true);
      const left = settings.order
        .flatMap((name) => gateways.filter((gateway) => gateway.name === name))
        .filter(({ name }) => !found.failed_gateways.includes(name))
        .filter(({ name }) => name !== "whatsapp" || (found.agreed && outgoing.message.template));
      let refused = new Undelivered(found.last_error ?? "no_gateway", true);
      for (const gateway of left) {
        try {
          return await sendBy(gateway, { outgoing, found, settings });
        } catch (error) {
          const forGood = error instanceof Undelivered && error.forGood;
          refused = new Undelivered(reasonOf(error), forGood && refused.forGood);
          if (forGood) await noteGatewayFailed(db, { id: outgoing.id, gateway: gateway.name });
          if (refused.reason === "stopped") {
            await saveStop(db, { phone: outgoing.recipient, gateway: "sms", now: clock.now() });
            throw refused;
          }
        }
      }
      throw refused;
    },
  };

  async function sendBy(gateway: Gateway, sending: Sending): Promise<void> {
    const { outgoing } = sending;
    const uncount = gateway.name === "webhook" ? null : await countOrRefuse(sending);
    await noteGateway(db, { id: outgoing.id, gateway: gateway.name });
    try {
      await gateway.send(outgoing);
    } catch (error) {
      await uncount?.();
      throw error;
    }
  }

  /** Counts a message that costs money, or refuses it; gives back how to take that back. */
  async function countOrRefuse({ outgoing, found, settings }: Sending): Promise<() => Promise<void>> {
    const { kind, recipient } = outgoing;
    const { proved, vouched } = found;
    const asked = { kind, recipient, trusted: proved || vouched };
    if (!isOpenTo(asked, settings)) throw new Undelivered("unproved_abroad", true);
    if (found.booking_withheld) throw new Undelivered(NUMBER_LIMIT, true);
    const now = clock.now();
    const most = proved ? settings.proved_per_number : settings.unproved_per_number;
    if (found.capped && !(await countForNumber(db, { recipient, most, now }))) {
      throw new Undelivered(NUMBER_LIMIT, true);
    }
    const uncountNumber = async () => {
      if (found.capped) await uncountForNumber(db, { recipient, now });
    };
    const counted = { day: curacaoDate(now), counts: countsOf(asked, settings) };
    if (!(await countPhoneMessage(db, counted))) {
      await uncountNumber();
      throw new Undelivered("limit_reached", true);
    }
    return async () => {
      await uncountNumber();
      await uncountPhoneMessage(db, counted);
    };
  }
}
