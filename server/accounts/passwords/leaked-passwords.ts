import { createHash } from "node:crypto";

const ANSWER_TIMEOUT_MS = 1_500;
/** So much of the hash is told: some 800 leaked passwords share it, so that the service never learns which one was meant. */
const TOLD_LENGTH = 5;

/** Whether a password has leaked anywhere. */
export type IsLeaked = (password: string) => Promise<boolean>;

/** Where no service is set. */
export const NO_LEAKS_KNOWN: IsLeaked = () => Promise.resolve(false);

/**
 * Asks a service that speaks the range protocol of Have I Been Pwned. One that is slow or away keeps nobody out: the
 * passwords that everybody tries first are refused without it.
 */
export function leaksKnownBy(service: string, warn: (sentence: string) => void): IsLeaked {
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    try {
      const response = await fetch(`${service}/range/${hash.slice(0, TOLD_LENGTH)}`, {
        // With made-up lines among the answers, so that their number tells nothing either; those count zero.
        headers: { "user-agent": "Trupial", "add-padding": "true" },
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const rest = hash.slice(TOLD_LENGTH);
      const lines = (await response.text()).split(/\r?\n/);
      return lines.some((line) => line.startsWith(`${rest}:`) && line !== `${rest}:0`);
    } catch (error) {
      const why = error instanceof Error ? error.message : "failed";
      warn(`The service of leaked passwords did not help (${why}); the password was taken without it.`);
      return false;
    }
  };
}
