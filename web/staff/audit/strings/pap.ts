import type { AuditStrings } from "./en.ts";

export default {
  search: "Buska riba persona òf asuntu",
  anything: "Tur kambio",
  from: "Di",
  to: "Te ku",
  clear: "Kita",
  nothingFound: "No a haña ningun kambio.",
  yes: "si",
  no: "nò",
  check: {
    button: "Kontrolá e registro",
    whole: (entries) => `Tur ${entries} regla ta manera nan a ser skirbí.`,
    blanked: (entries) => `E detayenan di ${entries} a bai ku un kuenta ku a ser kitá.`,
    end: (end) =>
      `E kadena ta kaba na ${end}. Warda esei pafó di e sistema: despues e ta mustra ku te aki nada no a ser skirbí di nobo.`,
    reasons: {
      changed: "a ser kambiá despues",
      missing: "no ta t'ei mas",
      unchained: "a ser poné for di pafó",
      not_as_noted: "no ta esun ku bo a nota",
    },
    broken: (place, what) =>
      `Regla ${place} ${what}. Un hende a kambia e database mes: warda e último backupnan i buska ken tin su kontraseña.`,
    failed: "Nos no por a kontrolá e registro. Purba di nobo.",
  },
  fields: {
    languages: "Idiomanan",
    kind: "Sorto",
    lat: "Latitut",
    lng: "Longitut",
    area: "Área",
    spellings: "Ta haña tambe komo",
    retired: "No ta uzá mas",
    searched: "A buska un teksto",
    call: "Yamada",
    sort: "Órden",
    start_date: "Di",
    end_date: "Te ku",
    type: "Tipo di biahe",
    zone: "Zona",
    driver_id: "Number di shofùr",
    from: "Di",
    to: "Pa",
  },
} satisfies AuditStrings;
