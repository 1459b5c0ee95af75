const rating = {
  question: "How was your ride?",
  stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  send: "Send",
  sending: "Sending...",
  thanks: "Thank you.",
  failed: "Your stars were not saved. Please try again.",
  tooLate: "A ride can be rated for two weeks. It is too late for this one.",
};

export default rating;
export type RatingStrings = typeof rating;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "rides/rating": RatingStrings;
  }
}
