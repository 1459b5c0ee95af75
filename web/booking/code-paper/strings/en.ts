const codePaper = {
  printRank: "Print for the taxi rank",
  rankPictureOf: (name: string) => `QR code that books a taxi from ${name}`,
};

export default codePaper;
export type CodePaperStrings = typeof codePaper;
