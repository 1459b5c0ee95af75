/** A place in as few words as a dispatcher needs, for where there is little room. */
export function shortPlace(name: string): string {
  return name.replace(/^Curaçao International (?=Airport)/, "").replace(/ \([^()]*\)$/, "");
}
