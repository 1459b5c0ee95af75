/** The parts of a mail in order; its text and its HTML are both written from these. */
export type MailPart =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "facts"; readonly rows: readonly MailRow[] }
  /** Amounts under one another; the last is their total. */
  | { readonly is: "sum"; readonly rows: readonly MailRow[] }
  | { readonly is: "link"; readonly intro: string | null; readonly button: string; readonly href: string }
  /** The picture that goes with the mail; a mail of text has none. */
  | { readonly is: "picture"; readonly alt: string; readonly credits: string }
  | { readonly is: "signature"; readonly lines: readonly string[] };
export type MailRow = readonly [label: string, value: string];

/** A mail as plain text, which every reader has. */
export function mailAsText(parts: readonly MailPart[]): string {
  const texts = parts.map(partAsText).filter((text) => text !== null);
  return `${texts.join("\n\n")}\n`;
}

function partAsText(part: MailPart): string | null {
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
    case "picture":
      return null;
    case "signature":
      return part.lines.join("\n");
  }
}
