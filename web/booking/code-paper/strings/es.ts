import type { CodePaperStrings } from "./en.ts";

const codePaper: CodePaperStrings = {
  printRank: "Imprimir para la parada de taxis",
  rankPictureOf: (name) => `Código QR que reserva un taxi desde ${name}`,
};

export default codePaper;
