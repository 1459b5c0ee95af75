import { createHash } from "node:crypto";

/**
 * The four digits that a passenger says to the driver. They follow from the ride's tracking code, which its passenger and the
 * office know and a driver never sees, so they need no place of their own and every ride has them from the day they are asked for.
 */
export function startCodeOf(trackingCode: string): string {
  const hash = createHash("sha256").update(`start code of ${trackingCode}`).digest();
  return String(hash.readUInt32BE(0) % 10_000).padStart(4, "0");
}
