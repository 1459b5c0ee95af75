import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;
/**
 * A code is good for its 30 seconds, and for ten more on each side: for somebody who types while it changes, and for a
 * phone whose clock is a little off. Never are more than two codes good at once.
 */
const SKEW_MS = 10_000;
/** The library compares bytes and throws on letters of more than one. */
const CODE = /^\d{6}$/;

/** A new key of random bytes in base 32, as authenticator apps read it. */
export function newSecret(bytes: number): string {
  return new Secret({ size: bytes }).base32;
}

/** The code an authenticator app shows at an instant (RFC 6238: SHA-1, six digits, 30 seconds). */
export function codeAt(secret: string, instant: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: instant.getTime() });
}

/** The time step of an instant. */
export function stepAt(instant: Date): number {
  return Math.floor(instant.getTime() / STEP_MS);
}

/** A code was used this many steps in the future: the clock has been set back since. */
const STEPS_SET_BACK = 2;

/** The last step that can have been used by a clock that goes forward. */
export function latestStep(now: Date): number {
  return stepAt(new Date(now.getTime() + SKEW_MS)) + STEPS_SET_BACK;
}

/**
 * The step whose code was typed, or null. A step up to `lastStep` was used before and is not taken twice; one that lies in
 * the future says nothing, or a clock set back would lock its owner out until it has caught up.
 */
export function matchingStep(
  secret: string,
  { code, now, lastStep }: { code: string; now: Date; lastStep: number | null },
): number | null {
  const token = code.replaceAll(" ", "");
  if (!CODE.test(token)) return null;
  const key = Secret.fromBase32(secret);
  for (const skew of [0, -SKEW_MS, SKEW_MS]) {
    const instant = new Date(now.getTime() + skew);
    const step = stepAt(instant);
    const unused = lastStep === null || step > lastStep || lastStep > latestStep(now);
    const right = TOTP.validate({ token, secret: key, timestamp: instant.getTime(), window: 0 }) !== null;
    if (right && unused) return step;
  }
  return null;
}
