const elsewhere = {
  /** Beside words that name another place than the point. */
  point: (place: string) => `point near ${place}`,
  hint: "These words and the point on the map don't agree, or the words can't be read here. Ask the passenger which place is meant.",
};

export default elsewhere;
export type ElsewhereStrings = typeof elsewhere;
