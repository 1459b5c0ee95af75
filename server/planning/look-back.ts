import { onTimeAtMost } from "./most-on-time.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import type { PlanProblem, Travel } from "./plan-problem.ts";

/** A place that nobody knows: it is taken to be wherever that is best, so that the bound stays one. */
export const ANYWHERE = -1;

/** A day that is over, as far as it is known. */
export type PastDay = {
  readonly problem: PlanProblem;
  readonly onTime: readonly number[];
  /** The ways that were driven without a passenger, each begun at a minute. */
  readonly ways: readonly { readonly from: number; readonly to: number; readonly minute: number }[];
};

/** The rides of a best day that would have been on time, and how long each way was. */
export type Hindsight = { readonly possible: readonly number[]; readonly waysKm: readonly number[] };

/** Looks back at a day: what could have been, and the ways that nobody wrote down. */
export function lookBack({ problem, onTime, ways }: PastDay, travel: Travel): Hindsight {
  const fromAnywhere: Travel = (from, to, minute) =>
    from === ANYWHERE || to === ANYWHERE ? NO_DRIVE : travel(from, to, minute);
  const possible = onTimeAtMost(problem, fromAnywhere, {
    graceMinutes: PLAN_DEFAULTS.graceMinutes,
    rather: new Set(onTime),
  });
  return { possible, waysKm: ways.map(({ from, to, minute }) => travel(from, to, minute).km) };
}

const NO_DRIVE = { minutes: 0, km: 0 };
