import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { Language } from "../../domain/languages.ts";
import { PICTURE_SIZE } from "../places/picture/draw-trip.ts";
import type { MailPart, MailRow } from "./mail.ts";

/** The product's light colours, which every mail program knows. */
const INK = "#17212b";
const QUIET = "#4a5763";
const SAND = "#faf3e6";
const LINE = "#e5d6bb";
const ORANGE = "#ff7a1a";
const ON_ORANGE = "#101820";
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** At night, for mail programs that read a style: the product's dark colours, over those on the elements. */
const NIGHT = `@media (prefers-color-scheme: dark) {
.page { background: #0c131a !important; color: #f4efe6 !important; }
.wall { background: #151f29 !important; border-color: #2a3845 !important; }
.quiet { color: #bdc7d0 !important; }
.line { border-color: #2a3845 !important; }
.sum { border-color: #f4efe6 !important; }
.go { background: #ff8a33 !important; color: #14100a !important; }
}`;

/** The name by which the page of a mail shows the picture that is attached to it. */
export const PICTURE_ID = "trip-map";

/** The same for the company's logo at its head. */
export const LOGO_ID = "company-logo";
/** So large it is shown; it is sent at twice the size, for a sharp screen. */
export const LOGO_SIDE = 32;

type Mail = {
  subject: string;
  language: Language;
  company: string;
  /** Whether the company's logo goes with the mail. */
  hasLogo?: boolean;
  parts: readonly MailPart[];
};

/**
 * A mail as a page for mail programs: tables and styles on the elements, because many know nothing newer; a picture
 * travels in the mail and nothing is fetched, so that opening it informs nobody. Words that a person typed are text
 * here, never markup.
 */
export function mailAsHtml({ subject, language, company, hasLogo = false, parts }: Mail): string {
  const rows = parts.map((part) => `<tr><td style="padding:0 0 20px">${partAsHtml(part)}</td></tr>`);
  const logo = hasLogo
    ? `<img src="cid:${LOGO_ID}" width="${LOGO_SIDE}" height="${LOGO_SIDE}" alt="" style="vertical-align:middle;margin-right:8px">`
    : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
${NIGHT}
</style>
<title>${escapeMarkup(subject)}</title>
</head>
<body class="page" style="margin:0;padding:0;background:${SAND};color:${INK};${FONT};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${SAND}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 12px;font-size:18px;font-weight:700">${logo}${escapeMarkup(company)}</td></tr>
<tr><td class="wall" style="background:#ffffff;border:1px solid ${LINE};border-radius:12px;padding:24px 24px 4px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows.join("\n")}
</table>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function partAsHtml(part: MailPart): string {
  switch (part.is) {
    case "text":
      return lines(part.text);
    case "facts":
      return table(part.rows.map(fact));
    case "sum":
      return table(part.rows.map((row, index) => amount(row, index === part.rows.length - 1)));
    case "link": {
      const href = escapeMarkup(part.href);
      const button = `<a class="go" href="${href}" style="display:inline-block;background:${ORANGE};color:${ON_ORANGE};font-weight:700;text-decoration:none;padding:12px 20px;border-radius:10px">${escapeMarkup(part.button)}</a>`;
      const plain = `<div style="padding:10px 0 0;font-size:13px;word-break:break-all"><a class="quiet" href="${href}" style="color:${QUIET}">${href}</a></div>`;
      return `${part.intro === null ? "" : `<div style="padding:0 0 10px">${lines(part.intro)}</div>`}${button}${plain}`;
    }
    case "picture":
      return `<img src="cid:${PICTURE_ID}" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" alt="${escapeMarkup(part.alt)}" style="display:block;width:100%;max-width:${PICTURE_SIZE.width}px;height:auto;border-radius:8px"><div class="quiet" style="padding:4px 0 0;color:${QUIET};font-size:12px">${escapeMarkup(part.credits)}</div>`;
    case "signature":
      return `<div class="line quiet" style="border-top:1px solid ${LINE};padding:16px 0 0;color:${QUIET};font-size:14px">${part.lines.map(escapeMarkup).join("<br>")}</div>`;
  }
}

function table(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join("")}</table>`;
}

function fact([label, value]: MailRow): string {
  return `<tr><th class="line quiet" scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;border-bottom:1px solid ${SAND};color:${QUIET};font-weight:400;width:32%">${escapeMarkup(label)}</th><td class="line" valign="top" style="padding:6px 0;border-bottom:1px solid ${SAND};font-weight:600">${lines(value)}</td></tr>`;
}

function amount([label, value]: MailRow, isTotal: boolean): string {
  const style = isTotal
    ? `border-top:2px solid ${INK};font-weight:700`
    : `border-bottom:1px solid ${SAND};font-weight:400`;
  const tone = isTotal ? "sum" : "line";
  return `<tr><th class="${tone}" scope="row" align="left" style="padding:6px 16px 6px 0;${style}">${escapeMarkup(label)}</th><td class="${tone}" align="right" style="padding:6px 0;white-space:nowrap;${style}">${escapeMarkup(value)}</td></tr>`;
}

function lines(text: string): string {
  return escapeMarkup(text).replace(/\r?\n/g, "<br>");
}
