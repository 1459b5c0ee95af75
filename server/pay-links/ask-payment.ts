import { randomBytes } from "node:crypto";
import { fromDollars, toGuilderCents } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { feePartOf } from "../../domain/pay-links/link-part.ts";
import {
  LEAST_PAID_CENTS,
  type PayPurpose,
  depositOf,
  leftToPay,
  offerOf,
} from "../../domain/pay-links/pay-link.ts";
import type { NewPayLink, PayLinkSettings } from "../../contract/pay-links/pay-link-schemas.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getPayLinkSettings } from "../company/pay-link-settings.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { noteNoShowFee } from "../rides/paying/note-payment.ts";
import { getRide, getRideByCode } from "../rides/get-ride.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";
import { toPay, waitsForDeposit } from "../rides/trip-of.ts";
import { PAY_LINK_LIFE_MS } from "./pay-link-times.ts";
import type { PayProvider } from "./pay-provider.ts";
import {
  type PayLinkRow,
  findOpenLink,
  findStatementToPay,
  insertPayLink,
  lockRideToPay,
  lockStatementToPay,
  sumFeePaid,
  takeBackOpenLink,
} from "./pay-links.queries.ts";

export type Asking = { provider: PayProvider["name"]; now: Date };
type Wanted = {
  purpose: PayPurpose;
  cents: number;
  rideId: number | null;
  statementId: number | null;
  by: number | null;
  /** Until when it can be paid, where that is sooner than usual. */
  until?: Date | null;
};

/** The guest begins to pay what their ride offers; asked again, or by two at once, it is one payment. */
export async function askForTrackedRide(
  trx: Trx,
  { trackingCode, ...asking }: { trackingCode: string } & Asking,
): Promise<number> {
  const { id } = await getRideByCode(trx, trackingCode);
  return askWhatIsOffered(trx, { rideId: id, ...asking });
}

/** The guest is asked for the deposit that their ride waits for. */
export async function askForDeposit(trx: Trx, asking: { rideId: number } & Asking): Promise<number> {
  return askWhatIsOffered(trx, asking);
}

async function askWhatIsOffered(
  trx: Trx,
  { rideId, ...asking }: { rideId: number } & Asking,
): Promise<number> {
  await lockRideToPay(trx, rideId);
  const { settings } = await getPayLinkSettings(trx);
  const ride = await getRide(trx, rideId);
  const offer = offerOf(toPay(ride), { mode: settings.mode, percent: settings.deposit_percent });
  if (!offer) throw nothingToPay();
  const until = waitsForDeposit(ride) ? ride.deposit_due_at : null;
  const wanted = { ...offer, rideId, statementId: null, by: null, until };
  return ask(trx, wanted, { ...asking, settings });
}

/** The office asks for a payment: of a ride, of a statement, or of the fee for who wasn't there. */
export async function askPayment(
  trx: Trx,
  { asked, by, ...asking }: { asked: NewPayLink; by: number } & Asking,
): Promise<number> {
  const { settings } = await getPayLinkSettings(trx);
  if (settings.mode === "off") throw nothingToPay("Paying by link is switched off in the settings.");
  const { purpose, ride_id: rideId = null, statement_id: statementId = null, amount } = asked;
  if ((purpose === "statement") !== (statementId !== null) || (rideId === null) === (statementId === null)) {
    throw new ApiError("invalid_input", "Name the ride, or the statement, that is to be paid.", {
      fields: { purpose: "Name the ride, or the statement, that is to be paid." },
    });
  }
  const most =
    rideId === null
      ? await leftOfStatement(trx, statementId ?? 0)
      : await leftOfRide(trx, { rideId, purpose, settings });
  const cents = amount === undefined ? most.usual : fromDollars(amount);
  if (most.cents < LEAST_PAID_CENTS) throw nothingToPay();
  if (cents > most.cents) {
    const sentence = `At most ${toDollarString(most.cents)} is left to pay.`;
    throw new ApiError("invalid_input", sentence, { fields: { amount: sentence } });
  }
  const id = await ask(
    trx,
    { purpose, cents, rideId, statementId, by, until: most.until },
    { ...asking, settings },
  );
  await recordAudit(trx, {
    actorId: by,
    action: "ask_payment",
    subject: payLinkSubject(id),
    detail: { purpose, ride: rideId, statement: statementId, amount: toDollarString(cents) },
    at: asking.now,
  });
  return id;
}

/** A payment as the audit log names it. */
export function payLinkSubject(id: number): string {
  return `pay link ${id}`;
}

/** Adds the payment. One that is open for the same thing is it, where it is for as much; else it is taken back first. */
export async function ask(
  trx: Trx,
  { purpose, cents, rideId, statementId, by, until = null }: Wanted,
  { settings, provider, now }: Asking & { settings: PayLinkSettings },
): Promise<number> {
  const of = { ride_id: rideId, statement_id: statementId, isTip: purpose === "tip" };
  const open = await findOpenLink(trx, of);
  if (open) {
    if (isSame(open, { purpose, cents, settings, provider, now })) return open.id;
    await takeBackOpenLink(trx, open.id, now);
  }
  const id = await insertPayLink(trx, {
    code: randomBytes(CODE_BYTES).toString("base64url"),
    purpose,
    ride_id: rideId,
    statement_id: statementId,
    amount_cents: cents,
    currency: settings.currency,
    charged_cents: settings.currency === "XCG" ? toGuilderCents(cents) : cents,
    state: "open",
    provider,
    asked_by: by,
    created_at: now,
    expires_at: until ?? new Date(now.getTime() + PAY_LINK_LIFE_MS),
    next_check_at: now,
  });
  const other = id === undefined ? await findOpenLink(trx, of) : null;
  const result = id ?? other?.id;
  if (result === undefined) throw new Error("a payment was neither added nor found");
  return result;
}

type Same = Pick<Wanted, "purpose" | "cents"> & Asking & { settings: PayLinkSettings };

function isSame(open: PayLinkRow, { purpose, cents, settings, provider, now }: Same): boolean {
  return (
    open.purpose === purpose &&
    open.amount_cents === cents &&
    open.currency === settings.currency &&
    open.provider === provider &&
    open.expires_at > now
  );
}

type OfRide = { rideId: number; purpose: PayPurpose; settings: PayLinkSettings };

/** The most that can be asked for a ride, and what is asked where nobody says how much. */
async function leftOfRide(trx: Trx, { rideId, purpose, settings }: OfRide) {
  await lockRideToPay(trx, rideId);
  const ride = await getRide(trx, rideId);
  if (purpose === "no_show_fee") {
    const cents = ride.status === "NoShow" ? await leftOfFee(trx, ride, settings) : 0;
    return { cents, usual: cents, until: null };
  }
  const waiting = toPay(ride);
  const cents = leftToPay(waiting);
  const promised = waiting.depositCents === null ? null : waiting.depositCents - waiting.linkCents;
  const deposit = promised ?? depositOf(ride.fare_cents, settings.deposit_percent);
  const until = waitsForDeposit(ride) ? ride.deposit_due_at : null;
  return { cents, usual: purpose === "deposit" ? Math.min(cents, deposit) : cents, until };
}

/** The part of the fee for a passenger who wasn't there that is covered neither by what was paid for the ride nor by what was paid for the fee. */
async function leftOfFee(trx: Trx, ride: RideRow, settings: PayLinkSettings): Promise<number> {
  const asked = settings.no_show_fee === null ? null : fromDollars(settings.no_show_fee);
  const feeCents = ride.no_show_fee_cents ?? asked;
  if (feeCents === null) return 0;
  await noteNoShowFee(trx, { rideId: ride.id, cents: feeCents });
  const covered = feePartOf({ feeCents, linkCents: ride.link_cents });
  return Math.max(0, feeCents - covered - (await sumFeePaid(trx, ride.id)));
}

/** At most what is still owed of a statement. */
async function leftOfStatement(trx: Trx, id: number) {
  await lockStatementToPay(trx, id);
  const statement = await findStatementToPay(trx, id);
  if (!statement) throw notFound();
  const cents = Math.max(0, statement.owed_cents);
  return { cents, usual: cents, until: null };
}

const CODE_BYTES = 16;

export function nothingToPay(sentence = "There is nothing to pay by link here."): ApiError {
  return new ApiError("nothing_to_pay", sentence);
}
