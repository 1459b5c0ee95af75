import type { AuditHeads } from "./en.ts";

export default {
  id: "Zeile",
  when: "Datum und Uhrzeit",
  who: "Wer",
  what: "Änderung",
  on: "Worum es geht",
  account: "Konto",
  field: "Feld",
  before: "Vorher",
  after: "Nachher",
} satisfies AuditHeads;
