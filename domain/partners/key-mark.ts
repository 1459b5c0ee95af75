/** The beginning of every key of a partner's system, so that a program that looks for leaked secrets finds ours. */
export const KEY_MARK = "trupial_";

/** Whether a token says of itself that it is a key of ours. */
export function isKey(token: string): boolean {
  return token.startsWith(KEY_MARK);
}
