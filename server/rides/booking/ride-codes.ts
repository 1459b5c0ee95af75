import { randomBytes, randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for one another, on paper or on the telephone. */
const READABLE = "23456789ABCDEFGHJKMNPQRTUVWXYZ";
const REFERENCE_LENGTH = 6;
const TRACKING_BYTES = 16;

/** A short reference to say aloud: "K7P-4XM". Some 700 million; one that is taken is drawn again. */
export function drawReference(): string {
  const letters = Array.from({ length: REFERENCE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join(
    "",
  );
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** The tracking code of a ride: 128 random bits. */
export function drawTrackingCode(): string {
  return randomBytes(TRACKING_BYTES).toString("base64url");
}
