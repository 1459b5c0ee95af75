/** Letters that take no room: format characters, direction marks, fillers. Nobody types them, and two texts that differ in them alone look the same. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text as it is seen: without letters that take no room. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Whether every letter of a text takes room. */
export function isSeen(text: string): boolean {
  return withoutInvisible(text) === text;
}

/**
 * The texts that mail programs turn into a link: a scheme, www., a word with an ending right after a full stop, and a
 * short one such as x.com.
 */
const LINKS = [
  /:\/\//,
  /www\./i,
  /[\p{L}\p{M}\d-]{2,}\.(?:\p{L}|xn--)[\p{L}\p{M}\d-]+/iu,
  /\p{L}\.(?:com|net|org|info|co|me|io|ly|app|link|site|cc)(?![\p{L}\p{M}])/iu,
  /[\p{L}\d]\.\p{L}{2,}[/:?#@]/u,
  /(?:\d{1,3}\.){3}\d{1,3}/,
] as const;

/** Full stops of other scripts, which a browser takes for one of an address. */
const FULL_STOPS = /[\u3002\uff61\u06d4\u0701\u0702]/g;

/** Whether a name is free of web addresses, which a mail that greets by it would carry; wide and other odd letters count as what they are read as. */
export function hasNoLink(text: string): boolean {
  const read = text.normalize("NFKC").replace(FULL_STOPS, ".");
  return !LINKS.some((link) => link.test(read));
}

/** Whether a text may be a person's name: every letter of it is seen, and no mail program makes a link of it. */
export function isPlainName(text: string): boolean {
  return isSeen(text) && hasNoLink(text);
}
