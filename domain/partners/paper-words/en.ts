/** The words of a paper with a code, in one language: for the guests of a hotel or of the island who stand before it. */
export const en = {
  rank: {
    title: "A taxi from here",
    text: "Scan, see the fixed price and have a car come. You pay in the car.",
  },
  guests: {
    title: "Your taxi, on your room",
    text: "Scan and a taxi comes for you. It goes on your room.",
  },
};

export type PaperWords = typeof en;
