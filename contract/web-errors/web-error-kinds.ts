/** Kinds of failure: drawing a page, a script, a promise nobody waited for, or fetching a page's code. */
export const WEB_ERROR_KINDS = ["render", "script", "promise", "chunk"] as const;
export type WebErrorKind = (typeof WEB_ERROR_KINDS)[number];
