/** The names browsers give themselves, and after which each writes its major version; the first that fits. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d{1,3})\b/],
  ["Samsung", /\bSamsungBrowser\/(\d{1,3})\b/],
  ["Opera", /\bOPR\/(\d{1,3})\b/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,3})\b/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,3})\b/],
  ["Safari", /\bVersion\/(\d{1,3})\b[^()]* Safari\//],
];

/** A browser's family and major version, "Safari 26"; "other" where it says nothing that is known. */
export function browserOf(userAgent: string | undefined): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent ?? "")?.[1];
    if (version !== undefined) return `${name} ${Number(version)}`;
  }
  return "other";
}
