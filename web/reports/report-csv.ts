/** Rows as CSV that a spreadsheet opens: quoted where needed, and no cell is taken for a formula. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  // The mark in front tells a spreadsheet that the letters are UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
