/** Splits a name around the part that was typed, ignoring accents and capitals; the middle is empty without a match. */
export function markMatch(name: string, typed: string): [before: string, match: string, after: string] {
  const wanted = plain(typed.trim());
  const start = wanted === "" ? -1 : plain(name).indexOf(wanted);
  if (start < 0) return [name, "", ""];
  const end = start + wanted.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}

/** One plain letter for each letter, so that places in the text stay where they are. */
function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}
