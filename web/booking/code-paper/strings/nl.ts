import type { CodePaperStrings } from "./en.ts";

const codePaper: CodePaperStrings = {
  printRank: "Afdrukken voor de taxistandplaats",
  rankPictureOf: (name) => `QR-code die een taxi boekt vanaf ${name}`,
};

export default codePaper;
