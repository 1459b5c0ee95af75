/**
 * The path to go to after signing in, when it is safe: a path of this site that starts with exactly one slash.
 * Anything else (`//evil`, `/\evil`, a scheme, their encoded forms, a control character) becomes the home page.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (wanted === null || wanted === undefined) return "/";
  let decoded = wanted;
  for (let round = 0; round < 3; round += 1) {
    if (!isSafe(decoded)) return "/";
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return wanted;
      decoded = next;
    } catch {
      return "/";
    }
  }
  return "/";
}

function isSafe(path: string): boolean {
  const hasControl = Array.from(path).some((character) => character.charCodeAt(0) < 32);
  return path.startsWith("/") && !path.startsWith("//") && !path.includes("\\") && !hasControl;
}
