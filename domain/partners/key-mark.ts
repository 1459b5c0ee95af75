/** The beginning of every key of a partner's system, so that a program that looks for leaked secrets finds ours. */
export const KEY_MARK = "trupial_";
