import type { AuditHeads } from "./en.ts";

export default {
  id: "Entrada",
  when: "Fecha y hora",
  who: "Quién",
  what: "Cambio",
  on: "Elemento",
  account: "Cuenta",
  field: "Campo",
  before: "Valor anterior",
  after: "Valor nuevo",
} satisfies AuditHeads;
