/** The parts of a mail in order; its text and its HTML are both written from these. */
export type MailPart =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "facts"; readonly rows: readonly MailRow[] }
  /** Amounts under one another; the last is their total. */
  | { readonly is: "sum"; readonly rows: readonly MailRow[] }
  | { readonly is: "link"; readonly intro: string | null; readonly button: string; readonly href: string }
  | { readonly is: "signature"; readonly lines: readonly string[] };
export type MailRow = readonly [label: string, value: string];

/** A mail as plain text, which every reader has. */
export function mailAsText(parts: readonly MailPart[]): string {
  return `${parts.map(partAsText).join("\n\n")}\n`;
}

function partAsText(part: MailPart): string {
  switch (part.is) {
    case "text":
      return part.text;
    case "facts":
      return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "sum": {
      const width = Math.max(...part.rows.map(([label]) => label.length));
      const across = Math.max(...part.rows.map(([, amount]) => amount.length));
      return part.rows
        .map(([label, amount]) => `${label.padEnd(width)}  ${amount.padStart(across)}`)
        .join("\n");
    }
    case "link":
      return part.intro === null ? part.href : `${part.intro}\n${part.href}`;
    case "signature":
      return part.lines.join("\n");
  }
}
