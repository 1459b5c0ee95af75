/** The rights that the key of a partner's system can have; prices, places and free times need none. */
export const KEY_SCOPES = ["read", "book", "change", "cancel"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
