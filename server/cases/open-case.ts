import { type CaseKind, isLowRating, referencesIn } from "../../domain/cases/case-rules.ts";
import type { BodyOf } from "../../contract/endpoint.ts";
import type { openCaseEndpoint } from "../../contract/cases/cases.endpoints.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { handleContactMessage } from "../messages/handle-contact-message.ts";
import { getMessage } from "../messages/read-inbox.ts";
import { findCaseOfMessage, findRideOfCase, insertCase, insertEntry } from "./cases.queries.ts";

type Opening = BodyOf<typeof openCaseEndpoint> & { by: number; now: Date };

/**
 * Opens a case for somebody of the office, who then has it, and gives its number. A message that becomes one is dealt with in the inbox; one that
 * is one already gives that.
 */
export async function openCase(trx: Trx, opening: Opening): Promise<number> {
  const { kind, title = "", message_id: messageId, by, now } = opening;
  const message = messageId === undefined ? null : await getMessage(trx, messageId);
  const ride = await rideOf(trx, opening, message === null ? "" : `${message.subject} ${message.message}`);
  if (ride === undefined && message === null) {
    throw invalid({ ride_id: "Say which ride it is about, or which message." });
  }
  const id = await keep(trx, {
    kind,
    title: title || (message?.subject ?? ""),
    rideId: ride?.id ?? null,
    driverId: ride?.driver_id ?? null,
    messageId: messageId ?? null,
    by,
    now,
  });
  if (messageId !== undefined) await handleContactMessage(trx, { id: messageId, handled: true, by, now });
  if (id !== undefined) return id;
  const known = messageId === undefined ? undefined : await findCaseOfMessage(trx, messageId);
  if (known) return known.id;
  throw invalid({ kind: "This ride has such a case already." });
}

/** Opens a case for a rating that is low, once for a ride however often the stars change. */
export async function openCaseOfRating(
  trx: Trx,
  { ride, stars, now }: { ride: { id: number; driver_id: number | null }; stars: number; now: Date },
): Promise<void> {
  const { lowRating } = await getCompany(trx);
  if (!isLowRating(stars, lowRating)) return;
  await keep(trx, {
    kind: "low_rating",
    title: "",
    rideId: ride.id,
    driverId: ride.driver_id,
    messageId: null,
    by: null,
    now,
  });
}

type Unpaid = {
  ride: { id: number; driver_id: number | null };
  /** The driver's words, if any. */
  note: string;
  now: Date;
};

/** Opens a case for a ride that its driver says wasn't paid, once for a ride, with what they said. */
export async function openCaseOfUnpaid(trx: Trx, { ride, note, now }: Unpaid): Promise<void> {
  const id = await keep(trx, {
    kind: "not_paid",
    title: "",
    rideId: ride.id,
    driverId: ride.driver_id,
    messageId: null,
    by: null,
    now,
  });
  if (id === undefined || note === "") return;
  await insertEntry(trx, {
    case_id: id,
    kind: "driver_said",
    entry: note,
    outcome: null,
    written_by: ride.driver_id,
    written_at: now,
  });
}

type NewCase = {
  kind: CaseKind;
  title: string;
  rideId: number | null;
  driverId: number | null;
  messageId: number | null;
  by: number | null;
  now: Date;
};

async function keep(trx: Trx, { kind, title, rideId, driverId, messageId, by, now }: NewCase) {
  const id = await insertCase(trx, {
    kind,
    title,
    ride_id: rideId,
    driver_id: driverId,
    message_id: messageId,
    opened_at: now,
    opened_by: by,
    given_to: by,
  });
  if (id === undefined) return undefined;
  await recordAudit(trx, {
    actorId: by,
    action: "open_case",
    subject: `case ${id}`,
    detail: { kind, ...(rideId === null ? {} : { ride: rideId }) },
    at: now,
  });
  await recordEvent(trx, { type: "case.changed", at: now });
  return id;
}

/** The ride that is said, else the first that the words name. */
async function rideOf(trx: Trx, { ride_id, reference }: Opening, words: string) {
  if (ride_id !== undefined) {
    const ride = await findRideOfCase(trx, { id: ride_id });
    if (!ride) throw invalid({ ride_id: "There is no such ride." });
    return ride;
  }
  if (reference) {
    const ride = await findRideOfCase(trx, { reference: reference.toUpperCase() });
    if (!ride) throw invalid({ reference: "No ride has this booking number." });
    return ride;
  }
  for (const named of referencesIn(words)) {
    const ride = await findRideOfCase(trx, { reference: named });
    if (ride) return ride;
  }
  return undefined;
}

function invalid(fields: Readonly<Record<string, string>>): ApiError {
  return new ApiError("invalid_input", Object.values(fields)[0] ?? "Invalid input.", { fields });
}
