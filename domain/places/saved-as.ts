/** The names under which a person keeps a place of theirs. */
export const SAVED_AS = ["home", "hotel"] as const;
export type SavedAs = (typeof SAVED_AS)[number];
