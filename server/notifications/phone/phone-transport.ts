import { dialledPhone } from "../../../contract/accounts/phone-number.ts";
import { type PhoneGateway, type PhoneMessages } from "../../../contract/company/phone-messages.ts";
import { curacaoDate } from "../../../contract/curacao-time.ts";
import type { Clock } from "../../clock.ts";
import { getPhoneMessages } from "../../company/company-profile.ts";
import type { Db } from "../../database/connect.ts";
import { type Outgoing, type Transport, Undelivered, reasonOf } from "../transport.ts";
import {
  countPhoneMessage,
  findPhoneMessage,
  noteGateway,
  noteGatewayFailed,
  saveStop,
  uncountPhoneMessage,
} from "./phone.queries.ts";

/** One way to a phone. */
export type Gateway = { readonly name: PhoneGateway; send(outgoing: Outgoing): Promise<void> };

type Settings = { db: Db; clock: Clock; gateways: readonly Gateway[] };

/** Long enough for each gateway to time out. */
const DEADLINE_MS = 35_000;

/**
 * Sends what is meant for a phone by the gateways that the company has, in the order of its settings: the next where one
 * cannot. Nothing goes to who has answered STOP, by WhatsApp only to who agreed, and what costs money within the day's limits.
 */
export function createPhoneTransport({ db, clock, gateways }: Settings): Transport {
  return {
    atOnce: 10,
    deadlineMs: DEADLINE_MS,
    async send(outgoing) {
      const settings = await getPhoneMessages(db);
      const found = await findPhoneMessage(db, outgoing.id);
      if (!found) return;
      if (found.stopped) throw new Undelivered("stopped", true);
      const left = settings.order
        .flatMap((name) => gateways.filter((gateway) => gateway.name === name))
        .filter(({ name }) => !found.failed_gateways.includes(name))
        .filter(({ name }) => name !== "whatsapp" || (found.agreed && outgoing.message.template));
      let refused = new Undelivered(found.last_error ?? "no_gateway", true);
      for (const gateway of left) {
        try {
          return await sendBy(gateway, outgoing, settings);
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

  async function sendBy(gateway: Gateway, outgoing: Outgoing, settings: PhoneMessages): Promise<void> {
    const counts = gateway.name === "webhook" ? [] : countsOf(outgoing.recipient, settings);
    const day = curacaoDate(clock.now());
    if (!(await countPhoneMessage(db, { day, counts }))) throw new Undelivered("limit_reached", true);
    await noteGateway(db, { id: outgoing.id, gateway: gateway.name });
    try {
      await gateway.send(outgoing);
    } catch (error) {
      await uncountPhoneMessage(db, { day, counts });
      throw error;
    }
  }
}

/** The limits that a number falls under: the one for all, and the one of its country. */
function countsOf(recipient: string, { per_day, countries }: PhoneMessages) {
  const number = dialledPhone(recipient) ?? recipient;
  const [country] = countries
    .filter(({ prefix }) => number.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  return [
    { prefix: "", most: per_day },
    ...(country ? [{ prefix: country.prefix, most: country.per_day }] : []),
  ];
}
