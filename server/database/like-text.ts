/** A pattern of LIKE for a part of a text, in which each character means itself. */
export function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
