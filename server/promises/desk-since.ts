import type { PromiseDesk, TakenSince } from "../planning/promise-desk.ts";

type Step = { readonly words: string; readonly desk: PromiseDesk };
type Steps = { readonly gone: string; readonly first: PromiseDesk; readonly taken: Step[] };

/** The steps that were worked out for a desk: those who ask one after another differ by the last ride as a rule. */
const stepsOf = new WeakMap<PromiseDesk, Steps>();

/** The desk of a plan with what has changed since: some of its rides are gone, and others came, each after the one before. */
export function deskSince(
  desk: PromiseDesk,
  { gone, taken }: { gone: readonly number[]; taken: readonly TakenSince[] },
): PromiseDesk {
  const words = gone.join();
  const known = stepsOf.get(desk);
  const steps =
    known?.gone === words ? known : { gone: words, first: desk.without(new Set(gone)), taken: [] as Step[] };
  stepsOf.set(desk, steps);
  const named = taken.map((one) => ({ one, words: JSON.stringify(one) }));
  const differs = named.findIndex(({ words: said }, index) => steps.taken[index]?.words !== said);
  steps.taken.length = differs < 0 ? named.length : differs;
  for (const { one, words: said } of named.slice(steps.taken.length)) {
    const before = steps.taken.at(-1)?.desk ?? steps.first;
    steps.taken.push({ words: said, desk: before.taking(one) });
  }
  return steps.taken.at(-1)?.desk ?? steps.first;
}
