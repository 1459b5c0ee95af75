const rating = {
  question: "How was your ride?",
  stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  send: "Send",
  sending: "Sending...",
  thanks: "Thanks for your rating!",
  failed: "We couldn't save your rating. Please try again.",
  tooLate: "Rides can be rated for two weeks. It's too late for this one.",
};

export default rating;
export type RatingStrings = typeof rating;
