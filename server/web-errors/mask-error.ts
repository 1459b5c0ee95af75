import { SITE_PATHS, splitLanguage } from "../../domain/company/site-map.ts";

const MASK = "…";
const LONGEST_MESSAGE = 300;
/** The longest word of our own in a path. */
const WORD = /^[a-z]{1,16}(-[a-z]{1,16}){0,3}$/;
const MOST_SEGMENTS = 5;

/**
 * The words of an error without anything of a person: no quoted text but names of code, no e-mail address, no number of a phone, a ride
 * or a house, no code or token, no query of an address. Our own files keep their names.
 */
export function maskMessage(message: string): string {
  return message
    .slice(0, 4 * LONGEST_MESSAGE)
    .replace(/\s+/g, " ")
    .split(/(\/assets\/[\w.-]{1,80})/)
    .map((part, index) => (index % 2 === 1 ? part : maskText(part)))
    .join("")
    .slice(0, LONGEST_MESSAGE)
    .trim();
}

/** A place in our own scripts, `/assets/site-1a2b3c4.js:1:2345`; null for anything else. */
export function maskPlace(text: string | undefined): string | null {
  return /\/assets\/[\w.-]{1,80}\.js(?::\d{1,7}){0,2}/.exec(text ?? "")?.[0] ?? null;
}

/** Which page a path leads to: its pattern, `/track/{code}`, in whatever language. Nothing that names a ride or a person is kept. */
export function pageOfPath(pathname: string): string {
  const { path } = splitLanguage(pathname.split(/[?#]/)[0] ?? "");
  const segments = path.split("/").filter((segment) => segment !== "");
  for (const pattern of Object.values(SITE_PATHS)) if (matches(pattern, segments)) return pattern;
  const beginning = `/${segments[0]}`;
  if (!Object.values(SITE_PATHS).some((pattern) => pattern.startsWith(beginning))) return "other";
  const words = segments.slice(0, MOST_SEGMENTS).map((segment) => (WORD.test(segment) ? segment : MASK));
  return `/${words.join("/")}`;
}

function matches(pattern: string, segments: readonly string[]): boolean {
  const wanted = pattern.split("/").filter((segment) => segment !== "");
  return (
    wanted.length === segments.length &&
    wanted.every((segment, index) => segment.startsWith("{") || segment === segments[index])
  );
}

/** A name of code, which engines quote: 'scrollTo', "items[0]". */
const NAME = /^[\w$.#[\]]{1,40}$/;
const QUOTED = /"([^"]*)(?:"|$)|`([^`]*)(?:`|$)|(?<!\w)'([^']*)(?:'|$)/g;

const MASKED: readonly (readonly [pattern: RegExp, by: string])[] = [
  // Text that could not be read as JSON is quoted by browsers.
  [/^.*is not valid JSON.*$/i, "what was read is not valid JSON"],
  [/(?<=[\w/])[?#][^\s"'`)]*/g, ""],
  [/[^\s"'`<>(]+@[^\s"'`<>)]+/g, MASK],
  [/\/(track|pay|on-account)\/[^\s"'`)/]+/g, `/$1/${MASK}`],
  [/\b(?=[A-Z0-9]*\d)[A-Z0-9]{3}-[A-Z0-9]{3}\b/g, MASK],
  [/(?=[\w-]*\d)[\w-]{16,}|[\w-]{40,}/g, MASK],
  [/\+?\d(?:[\s().\-/]{0,3}\d){3,}/g, MASK],
];

function maskText(text: string): string {
  const named = text.replace(QUOTED, (quoted, ...inside: (string | undefined)[]) => {
    const said = inside.slice(0, 3).find((one) => one !== undefined) ?? "";
    return NAME.test(said) ? quoted : `${quoted[0]}${MASK}${quoted[0]}`;
  });
  return MASKED.reduce((masked, [pattern, by]) => masked.replace(pattern, by), named);
}
