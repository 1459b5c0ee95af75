/**
 * Reads a table of comma-separated values with a heading line. A field that holds a comma or a quote stands in
 * double quotes. Lines that are empty or start with # are left out, so that the file can carry notes.
 */
export function readTable(text: string): Array<Record<string, string>> {
  const [heading, ...rows] = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map(readRow);
  return rows.map((row) =>
    Object.fromEntries((heading ?? []).map((name, index) => [name, row[index] ?? ""])),
  );
}

function readRow(line: string): string[] {
  const fields: string[] = [];
  const pattern = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;
  for (const match of line.matchAll(pattern)) {
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim());
  }
  return fields;
}
