import type { Travel } from "../plan-problem.ts";
import type { Draft } from "./draft.ts";
import { Neighbours } from "./neighbours.ts";
import { ruin } from "./ruin.ts";
import { classOf } from "./seat.ts";
import type { Task } from "./task.ts";

export type Search = {
  readonly random: () => number;
  /** How many times a part of the plan is taken apart and put together again. */
  readonly rounds: number;
  /** Asked now and then; the best plan so far stands when it says yes. */
  readonly stop: () => boolean;
};

/** In minutes driven empty: by how much a plan may be worse for the search to go on from it, at first and at last. */
const HOT = 12;
const COLD = 0.3;
/** A gap is left out so often, so that the cheapest one is not always taken. */
const SKIPPED = 0.02;
/** Of the tasks that nobody does, those within so many minutes of where the plan was taken apart are tried again. */
const TRIED_MINUTES = 75;
/** The clock is looked at once in so many rounds. */
const ROUNDS_BETWEEN_LOOKS = 4;

/**
 * Ruin and recreate with simulated annealing: takes a part of the plan apart, puts it together greedily in another order,
 * and keeps it when it is better, or hardly worse while the search is young. Returns false when it was stopped before its
 * rounds were over.
 */
export function improve(draft: Draft, tasks: readonly Task[], travel: Travel, search: Search): boolean {
  const movable = tasks.filter(({ fixed }) => !fixed);
  if (movable.length === 0 || draft.routes.length === 0) return true;
  const { random, rounds } = search;
  const neighbours = new Neighbours(movable, travel);
  const skips = () => random() < SKIPPED;
  let cost = draft.cost;
  let best = { cost, orders: draft.orders() };
  let heat = HOT;
  const cooling = (COLD / HOT) ** (1 / rounds);
  let finished = true;
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_BETWEEN_LOOKS === 0 && search.stop()) {
      finished = false;
      break;
    }
    draft.begin();
    const seed = seedOf(draft, movable, random);
    const removed = ruin(draft, neighbours, { seed, random });
    recreate(draft, { removed, seed, random, skips });
    const now = draft.cost;
    if (now < cost - heat * Math.log(random()) && now !== cost) {
      cost = now;
      if (now < best.cost - 1e-6) best = { cost: now, orders: draft.orders() };
    } else {
      draft.undo();
    }
    heat *= cooling;
  }
  if (best.cost < cost) draft.restore(best.orders);
  return finished;
}

/** Every second time something that nobody does, where there is any: room is made where it is missing. */
function seedOf(draft: Draft, movable: readonly Task[], random: () => number): Task {
  const absent = draft.absent.size > 0 && random() < 0.5 ? [...draft.absent] : movable;
  const seed = absent[Math.floor(random() * absent.length)] ?? movable[0];
  if (!seed) throw new Error("there is nothing to plan");
  return seed;
}

type Recreation = { removed: readonly Task[]; seed: Task; random: () => number; skips: () => boolean };

/** Puts back what was taken out and tries what nobody does, the dearest to leave out first, else in one of four orders. */
function recreate(draft: Draft, { removed, seed, random, skips }: Recreation): void {
  const out = new Set(removed);
  const others = [...draft.absent].filter(
    (task) => !out.has(task) && Math.abs(task.early - seed.early) <= TRIED_MINUTES,
  );
  const key = orderOf(random);
  const pending = [...removed, ...others]
    .map((task) => ({ task, rank: classOf(task), key: key(task) }))
    .toSorted(
      (one, other) => other.rank - one.rank || one.key - other.key || one.task.index - other.task.index,
    );
  for (const { task } of pending) draft.insert(task, skips);
}

function orderOf(random: () => number): (task: Task) => number {
  const drawn = random();
  if (drawn < 0.4) return () => random();
  if (drawn < 0.6) return ({ early }) => early;
  if (drawn < 0.8) return ({ takes }) => takes;
  // Large parties choose first, since few cars can carry them.
  return ({ ride, costIn }) => -(ride?.passengers ?? 0) - (Number.isFinite(costIn[0] ?? 0) ? 0 : 1);
}
