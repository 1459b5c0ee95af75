import type { PaperWords } from "./en.ts";

export const pap: PaperWords = {
  rank: {
    title: "Un taksi for di akinan",
    text: "Scan, wak e preis fiho i laga un outo bin. Bo ta paga den e outo.",
  },
  guests: {
    title: "Bo taksi, riba bo kamber",
    text: "Scan i un taksi ta bin buska bo. E ta bai riba bo kamber.",
  },
};
