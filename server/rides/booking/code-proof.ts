import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { dialledPhone } from "../../../domain/accounts/phone-number.ts";
import { PROOF_WAYS, type ProofWay } from "../../../domain/rides/proof-ways.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { ApiError } from "../../http/api-error.ts";
import type { RideRow } from "../ride-rows.queries.ts";

/** A code is for the person who has the phone in their hand now. */
const CODE_LIFE_MS = 15 * MINUTE_MS;
export const MOST_CODES = 3;
export const MOST_TRIES = 5;

/** Where a ride's passenger can be sent a code: to its phone where the company has a gateway, to its e-mail where one was left. */
export function codeWaysOf(ride: Pick<RideRow, "rider_email" | "rider_phone">, canText: boolean): ProofWay[] {
  const can: Record<ProofWay, boolean> = {
    phone: canText && dialledPhone(ride.rider_phone) !== null,
    email: ride.rider_email !== null,
  };
  return PROOF_WAYS.filter((way) => can[way]);
}

/** The phone or the mailbox of a ride; a refusal where it has none of that kind. */
export function recipientOf(
  ride: Pick<RideRow, "rider_email" | "rider_phone">,
  { way, ways }: { way: ProofWay; ways: readonly ProofWay[] },
): string {
  const recipient = way === "phone" ? ride.rider_phone : ride.rider_email;
  if (recipient !== null && ways.includes(way)) return recipient;
  const sentence = "We cannot send a code there. Please call us.";
  throw new ApiError("invalid_input", sentence, { fields: { way: sentence } });
}

export function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The hash that is kept of a code: `of` says what it is for, so that it proves nothing else. */
export function codeHash(of: string, code: string): string {
  return createHash("sha256").update(`${of} ${code}`).digest("base64url");
}

/** Refuses a code that is not the one that was sent last, or that is too old. */
export function expectCode(
  sent: { code_hash: string; sent_at: Date } | undefined,
  { of, code, now }: { of: string; code: string; now: Date },
): void {
  const isFresh = sent !== undefined && now.getTime() - sent.sent_at.getTime() <= CODE_LIFE_MS;
  if (!isFresh) throw wrongCode("Please ask for a new code.");
  if (!isSame(sent.code_hash, codeHash(of, code))) throw wrongCode("That is not the code we sent.");
}

export function tooManyCodes(): ApiError {
  const sentence = "We have sent enough codes there for today. Please call us.";
  return new ApiError("rate_limited", sentence, { retry_after: HOUR_MS / SECOND_MS });
}

export function wrongCode(sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { code: sentence } });
}

function isSame(first: string, second: string): boolean {
  return first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));
}
