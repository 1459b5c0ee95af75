import type { FindingStrings } from "./en.ts";

export default {
  head: "Buska mi reservashon",
  description:
    "Bo a pèrdè e link di bo biahe? Ku bo number di reservashon i e último sifranan di bo telefòn bo ta hañ'é bèk.",
  title: "Buska mi reservashon",
  intro: "No tin mester di kuenta. Dos kos di bo reservashon ta sufisiente.",
  number: "Number di reservashon",
  numberHint: "Seis lèter i sifra, for di bo e-mail, bo resibu òf resepshon di hotèl.",
  phoneEnd: "Último kuater sifra di e telefòn",
  phoneEndHint: "Di e number ku a duna ora di reservá.",
  finding: "Nos ta buska...",
  wrongTitle: "E dos kosnan akí no ta pas.",
  wrong: "Wak e number un biaha mas, òf usa e telefòn ku a duna ora di reservá.",
  noNumber: "No tin e number na man? Bisa nos bo nòmber i ora di rekohé.",
  call: (phone: string) => `Yama ${phone}`,
  withAccount: "A reservá ku un kuenta? Ei bo ta haña tur bo biahe.",
  login: "Drenta",
} satisfies FindingStrings;
