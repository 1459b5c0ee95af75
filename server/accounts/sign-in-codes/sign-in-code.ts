import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

const TICKET_BYTES = 24;

export function drawTicket(): string {
  return randomBytes(TICKET_BYTES).toString("base64url");
}

/** The hash that is kept of a ticket. */
export function ticketHash(ticket: string): string {
  return createHash("sha256").update(ticket).digest("base64url");
}

export function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The hash that is kept of a code: with a key that isn't in the database, since a million codes are soon tried. */
export function codeHash(key: Buffer, { ticket, code }: { ticket: string; code: string }): string {
  return createHmac("sha256", key)
    .update(`${ticketHash(ticket)} ${code}`)
    .digest("base64url");
}

export function isSame(first: string, second: string): boolean {
  return first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));
}
