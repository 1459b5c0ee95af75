import type { CodePaperStrings } from "./en.ts";

const codePaper: CodePaperStrings = {
  printRank: "Für den Taxistand drucken",
  rankPictureOf: (name) => `QR-Code, der ein Taxi ab ${name} bucht`,
};

export default codePaper;
