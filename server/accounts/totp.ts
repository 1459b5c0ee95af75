import { createHmac, timingSafeEqual } from "node:crypto";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be one step early or late. */
const DRIFT_STEPS = [0, -1, 1] as const;

/** The code of a time step (RFC 6238 over RFC 4226, SHA-1, as authenticator apps have it). */
export function totp(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time step of an instant. */
export function stepAt(instant: Date): number {
  return Math.floor(instant.getTime() / 1000 / STEP_SECONDS);
}

/** The step whose code was typed, or null. A step up to `lastStep` was used before and is not taken twice. */
export function matchingStep(
  secret: Buffer,
  { code, now, lastStep }: { code: string; now: Date; lastStep: number | null },
): number | null {
  const typed = Buffer.from(code.replaceAll(" ", ""));
  const present = stepAt(now);
  for (const drift of DRIFT_STEPS) {
    const step = present + drift;
    const right = Buffer.from(totp(secret, step));
    const unused = lastStep === null || step > lastStep;
    if (typed.length === right.length && timingSafeEqual(typed, right) && unused) return step;
  }
  return null;
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as authenticator apps read them (RFC 4648). */
export function toBase32(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

/** The bytes behind base 32; the inverse of toBase32. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = (value << 5) | BASE32.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >>> bits) & 255);
      value &= (1 << bits) - 1;
    }
  }
  return Buffer.from(bytes);
}
