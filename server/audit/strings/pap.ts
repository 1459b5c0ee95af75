import type { AuditHeads } from "./en.ts";

export default {
  id: "Entrada",
  when: "Fecha i ora",
  who: "Ken",
  what: "Kambio",
  on: "Kiko",
  account: "Kuenta",
  field: "Kampo",
  before: "Balor bieu",
  after: "Balor nobo",
} satisfies AuditHeads;
