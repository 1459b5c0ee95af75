/** The rides that somebody was asked to take, by what they answered. */
export type Answers = {
  /** They said yes, or drove a ride that was given to them. */
  readonly taken: number;
  readonly refused: number;
  readonly missed: number;
};

/** Nobody has asked anybody yet: four of five are taken. */
const BEFORE_ANYTHING = 0.8;
/** So many rides are needed until a driver's own answers say more than those of all. */
const OF_ALL = 3;
const BEFORE_ALL = 20;
/** A refusal costs seconds, since the next driver is asked at once; silence costs its whole offer. */
const REFUSED_COUNTS = 0.5;

/** The share of rides that the drivers of a company take, all together; a new company's is a guess. */
export function relianceOfAll(answers: readonly Answers[]): number {
  const sum = (count: (one: Answers) => number) => answers.reduce((all, one) => all + count(one), 0);
  return shareTaken(
    {
      taken: sum(({ taken }) => taken),
      refused: sum(({ refused }) => refused),
      missed: sum(({ missed }) => missed),
    },
    { share: BEFORE_ANYTHING, asked: BEFORE_ALL },
  );
}

/**
 * How surely a driver takes a ride, from 0 to 1: as all do until they have answered some, and half of it for each offer in a row that they
 * have just let run out.
 */
export function relianceOf(answers: Answers, { ofAll, silent }: { ofAll: number; silent: number }): number {
  return shareTaken(answers, { share: ofAll, asked: OF_ALL }) / 2 ** silent;
}

function shareTaken({ taken, refused, missed }: Answers, before: { share: number; asked: number }): number {
  const asked = taken + REFUSED_COUNTS * refused + missed;
  return (taken + before.share * before.asked) / (asked + before.asked);
}

/** How many of some cars surely come: whoever takes half of their rides is half a car, but a lone one that comes as a rule is one. */
export function sureCars(cars: readonly { readonly reliance: number }[]): number {
  const sum = Math.round(cars.reduce((all, { reliance }) => all + reliance, 0));
  return Math.max(sum, cars.some(({ reliance }) => reliance >= 0.5) ? 1 : 0);
}
