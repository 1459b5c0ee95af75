import type { DataStrings } from "./en.ts";

export default {
  exportHead: "Eksportá tur kos",
  exportIntro:
    "Un archivo ZIP ku un CSV pa kada sorto di dato: biahe, hende, shofùr, plaka, tarifa, mensahe, e registro i mas. Habri nan den un spreadsheet òf karga nan den otro software.",
  exportWarning:
    "E archivo tin nòmber, number di telefòn i adrès. Warda e na un kaminda ku ta abo so por habri e. E registro ta bisa ken a baha e.",
  exportAll: "Baha tur kos",
  exporting: "Ta rekohé...",
  exported: "Bahá.",
  exportFailed: "Nos no por a rekohé tur kos. Purba di nobo.",
  keepHead: "Pasahero bieu",
  keepIntro: (months) =>
    `E nòmber, number di telefòn i lugánan eksakto di un pasahero sin kuenta ta keda kitá ${months} luna despues di e biahe, i mensahe di kontakto ta keda kitá tambe. Preis i total ta keda. E server ta hasi esaki kada seis ora.`,
  oldest: (day) => `E biahe di mas bieu ku ainda tin su pasahero ta di ${day}.`,
  nobody: "Ningun biahe no tin dato di un pasahero.",
  due: (rides, shown) => (rides === 1 ? "1 biahe ta warda su bùrt." : `${shown} biahe ta warda nan bùrt.`),
  nothingDue: "No tin nada ta warda.",
  keepNow: "Kita nan awor",
  removed: (rides, shown) =>
    rides === 0
      ? "No tabatin nada pa kita."
      : rides === 1
        ? "E pasahero di 1 biahe a keda kitá."
        : `E pasaheronan di ${shown} biahe a keda kitá.`,
  keepFailed: "Nos no por a hasi esei. Purba di nobo.",
  loading: "Ta karga...",
} satisfies DataStrings;
