const MAX_PATH_LENGTH = 300;
/** A path encoded more often than this hides something. */
const MAX_ENCODINGS = 3;

/**
 * Whether a path leads to a page of this site and nowhere else: exactly one slash at the start, no backslash, no control
 * character, and the same for what its encoded forms stand for. What comes after a ? or # cannot lead elsewhere.
 */
export function isSafePath(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH || hasControl(path)) return false;
  let present = path.split(/[?#]/, 1)[0] ?? "";
  for (let round = 0; round < MAX_ENCODINGS; round += 1) {
    if (!leadsHere(present)) return false;
    const decoded = decodedOnce(present);
    if (decoded === present) return true;
    present = decoded;
  }
  return false;
}

function leadsHere(path: string): boolean {
  return path.startsWith("/") && !path.startsWith("//") && !path.includes("\\") && !hasControl(path);
}

function hasControl(text: string): boolean {
  return Array.from(text).some((character) => character < " " || character === "\u007F");
}

/** Text that cannot be decoded stays as it is. */
function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
