import type { CodePaperStrings } from "./en.ts";

const codePaper: CodePaperStrings = {
  printRank: "Print pa e parada di taksi",
  rankPictureOf: (name) => `Kódigo QR ku ta reservá un taksi for di ${name}`,
};

export default codePaper;
