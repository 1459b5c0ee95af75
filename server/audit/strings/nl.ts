import type { AuditHeads } from "./en.ts";

export default {
  id: "Regel",
  when: "Datum en tijd",
  who: "Wie",
  what: "Wijziging",
  on: "Onderwerp",
  account: "Account",
  field: "Veld",
  before: "Oude waarde",
  after: "Nieuwe waarde",
} satisfies AuditHeads;
