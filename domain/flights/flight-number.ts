/**
 * The airlines that come to the island, by the three letters of air traffic and by how people call them, with the two that
 * stand on a ticket.
 */
const TICKET_CODES: Readonly<Record<string, string>> = {
  KLM: "KL",
  TFL: "OR",
  TUI: "OR",
  CND: "CD",
  CDN: "CD",
  CFG: "DE",
  AAL: "AA",
  DAL: "DL",
  UAL: "UA",
  JBU: "B6",
  NKS: "NK",
  SWA: "WN",
  ACA: "AC",
  ROU: "AC",
  WJA: "WS",
  SWG: "WG",
  TSC: "TS",
  AVA: "AV",
  CMP: "CM",
  RPB: "P5",
  LAN: "LA",
  TAM: "LA",
  AZU: "AD",
  GLO: "G3",
  DWI: "DM",
  BWA: "BW",
  SLM: "PY",
  WIA: "WM",
  DVR: "3R",
  EZR: "7Z",
  JEC: "4J",
  DCR: "DO",
  ROI: "9V",
  LER: "QL",
  ARU: "AG",
};

/**
 * A flight number in the one form in which two can be compared, "KL735", from how people type it: "kl 0735", "KLM735",
 * "KL-735". Null where it is none.
 */
export function canonicalFlightNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
  const match = /^([A-Z]{3}|(?=\d?[A-Z])[A-Z\d]{2})0*(\d{1,4})([A-Z]?)$/.exec(plain);
  if (!match) return null;
  const [, airline = "", number = "", suffix = ""] = match;
  return `${TICKET_CODES[airline] ?? airline}${number}${suffix}`;
}
