import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../database/connect.ts";
import type { StoredPlan } from "../../database/tables/plan-tables.ts";
import type { NewestPositions } from "../../events/positions/newest-positions.ts";
import type { Clock } from "../../process/clock.ts";
import type { Hindsight } from "../../planning/look-back.ts";
import type { Plan } from "../../planning/plan.ts";
import type { Travel } from "../../planning/plan-problem.ts";
import { PromiseDesk } from "../../planning/promise-desk.ts";
import type { PlanSettings } from "../../planning/plan-settings.ts";
import type { WhenFull } from "../../../domain/dispatch/company-plan.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { closeOffers } from "../close-offers.ts";
import { lastChange } from "./plan.queries.ts";
import { holdPlanner, leavePlanner } from "./plan-rows.queries.ts";
import { type PlanGround, planGround } from "./plan-ground.ts";
import type { PlanPlaces } from "./plan-places.ts";
import { type LookBackTask, planApart, type planHere } from "./plan-thread.ts";
import { PlanStore } from "./plan-store.ts";
import { readPlanSettings, readWhenFull } from "./plan-settings.ts";
import { type Day, askNaysayersAgain, readDay } from "./read-day.ts";
import { answersOnceAMinute } from "./read-reliance.ts";
import { tellDrivers } from "./tell-drivers.ts";

/** How often it looks whether anything has happened; it also keeps the planner's place. */
export const PLAN_EVERY_MS = SECOND_MS;
/** A plan is begun this long after the last at the earliest. */
const LEAST_BETWEEN_MS = 2 * SECOND_MS;
/** A plan that took long is followed by a pause of so many times that, so that a large fleet's plan leaves nine tenths of a processor to others. */
const PAUSE_OF_PLANS = 9;
/** The same where only drivers have changed: where they are, and whether they are on. */
const BETWEEN_MOVES_MS = 5 * SECOND_MS;
/** Time goes on and cars move without anybody saying so: then a new plan is due too. */
const MOST_BETWEEN_MS = 15 * SECOND_MS;
const FRESH_MS = 2 * SECOND_MS;
/** A server that doesn't plan reads the plan so often, to have one at hand. */
const FOLLOW_EVERY_MS = 10 * SECOND_MS;
/** A plan that is older is no longer at hand: whoever keeps it has stopped. */
const AT_HAND_FOR_MS = 60 * SECOND_MS;
/** A booking waits so long for the first plan of a server that has just begun. */
const WAITS_MS = 5 * SECOND_MS;
/** So many times longer where nothing has happened since. */
const UNCHANGED_FOR = 5;
const SEED = 1;

export type Planning = {
  readonly db: Db;
  readonly clock: Clock;
  readonly positions: NewestPositions;
  readonly ground: PlanGround;
  /** Questions are answered from a plan that is no older, whatever has happened since. */
  readonly freshForMs: number;
  /** Tells this server from the others. */
  readonly name: string;
};

type Opening = Pick<Planning, "db" | "clock" | "positions"> & {
  readonly maps: Parameters<typeof planGround>[0];
  /** The script of the thread that plans; without it plans are worked out where they are asked for. */
  readonly script?: URL | undefined;
  readonly freshForMs?: number;
};

/** A planner of this server, with a name that no other has. */
export function openDayPlanner({ maps, script, freshForMs = FRESH_MS, ...planning }: Opening): DayPlanner {
  const openThread = script && ((...island: Parameters<typeof planHere>) => planApart(script, ...island));
  return new DayPlanner({
    ...planning,
    freshForMs,
    ground: planGround(maps, openThread),
    name: randomUUID(),
  });
}

/** A plan with the day that it is of. */
export type SolvedDay = {
  readonly day: Day;
  readonly plan: Plan;
  readonly settings: PlanSettings;
  readonly whenFull: WhenFull;
  readonly version: number;
  /** The last thing that had happened when it was worked out. */
  readonly change: number;
};

/**
 * Keeps the plan of the day up to date. One of several servers plans; each can say what a plan of the present day looks
 * like. The server that plans goes on from the last plan in the database, so that a restart changes nothing.
 */
export class DayPlanner {
  readonly #planning: Planning;
  #plannedAt = -Infinity;
  #seen = { any: -1, ofRides: -1 };
  #solved: SolvedDay | null = null;
  #solvedAt = -Infinity;
  readonly #store: PlanStore;
  readonly #desks = new WeakMap<SolvedDay, PromiseDesk>();
  readonly #readAnswers = answersOnceAMinute();
  #solving: Promise<SolvedDay> | null = null;
  #tookMs = 0;

  constructor(planning: Planning) {
    this.#planning = planning;
    this.#store = new PlanStore(planning);
  }

  /** One look: plans when something has happened, and tells drivers what is due. Where another server plans, its plan is read now and then. */
  async run(): Promise<void> {
    const { db, clock, name } = this.#planning;
    if (!(await holdPlanner(db, name))) {
      if (performance.now() - this.#solvedAt >= FOLLOW_EVERY_MS) await this.present();
      return;
    }
    await closeOffers(db, clock.now());
    const since = performance.now() - this.#plannedAt;
    if (since < Math.max(LEAST_BETWEEN_MS, Math.min(this.#tookMs * (1 + PAUSE_OF_PLANS), MOST_BETWEEN_MS)))
      return;
    const change = await lastChange(db);
    const isDue =
      change.ofRides !== this.#seen.ofRides ||
      (change.any !== this.#seen.any && since >= BETWEEN_MOVES_MS) ||
      since >= MOST_BETWEEN_MS;
    if (!isDue) return;
    this.#seen = change;
    this.#plannedAt = performance.now();
    await this.planNow();
  }

  /** Plans the day as it is, keeps the plan and tells drivers what is due. */
  async planNow(): Promise<SolvedDay | null> {
    const { db, clock } = this.#planning;
    const change = (await lastChange(db)).any;
    const { day, plan, settings, whenFull } = await this.#solve();
    const now = clock.now();
    const version = await this.#store.keep({ day, plan, change }, now);
    if (version === null) return null;
    const solved = this.#keep({ day, plan, settings, whenFull, version, change });
    await tellDrivers(db, solved, this.travel(solved));
    return solved;
  }

  /**
   * The day as it is with the plan for it, for questions that are answered from it: this server's last, the planner's last where that is
   * of the day as it still is, else one worked out now that nobody keeps. A question about a ride is answered from a plan that knows it.
   */
  async present({ knowing }: { knowing?: number } = {}): Promise<SolvedDay> {
    const { db, freshForMs } = this.#planning;
    const change = (await lastChange(db)).any;
    const { version, solved: stored } = await this.#store.newest();
    const own = this.#solved;
    const age = performance.now() - this.#solvedAt;
    const lasts = own?.change === change ? freshForMs * UNCHANGED_FOR : freshForMs;
    const knows = knowing === undefined || own?.day.rides.has(knowing) === true;
    if (own && knows && own.version >= version && age < lasts) return own;
    const kept = freshForMs > 0 && stored?.change === change ? stored : null;
    this.#solving ??= this.#solve(kept)
      .then((solved) => this.#keep({ ...solved, version, change }))
      .finally(() => {
        this.#solving = null;
      });
    return this.#solving;
  }

  /** The island's places by their numbers, and the drives between them, as the plan counts them. */
  places(): PlanPlaces {
    return this.#planning.ground.present().places;
  }

  /** Says whether a car will be there, by a plan. */
  promiseDesk(solved: SolvedDay): PromiseDesk {
    const { day, plan, settings } = solved;
    const known = this.#desks.get(solved);
    if (known) return known;
    const desk = new PromiseDesk({ problem: day.problem, plan, travel: this.travel(solved), settings });
    this.#desks.set(solved, desk);
    return desk;
  }

  /** How long it took to work the last plan out. */
  get tookMs(): number {
    return this.#tookMs;
  }

  /** The last plan this server has answered from; null before the first. */
  get last(): SolvedDay | null {
    return this.#solved;
  }

  /** The last plan, for answers that wait for nothing; null where there is none, or only an old one. */
  get atHand(): SolvedDay | null {
    return performance.now() - this.#solvedAt <= AT_HAND_FOR_MS ? this.#solved : null;
  }

  /** Waits for a plan to be at hand, though not without end. */
  async waitForPlan(): Promise<void> {
    if (this.atHand !== null) return;
    const over = new AbortController();
    // A plan that fails is said by the planner's own looks, and is no reason to book nothing.
    const planned = this.present().catch(() => null);
    await Promise.race([planned, wait(WAITS_MS, null, { signal: over.signal })]);
    over.abort();
  }

  travel({ day }: SolvedDay): Travel {
    return this.#planning.ground.present().travel(day.clock.origin);
  }

  /** The plan as it would be if the day were another than it is. */
  suppose({ day, plan, settings }: SolvedDay, problem: Day["problem"]): Promise<Plan> {
    return this.#planning.ground.present().thread.plan({
      problem,
      settings,
      previous: plan,
      origin: day.clock.origin,
      seed: SEED,
    });
  }

  /** How a day that is over could have been, and the ways of it that nobody wrote down. */
  lookBack(task: LookBackTask): Promise<Hindsight> {
    return this.#planning.ground.present().lookBack(task);
  }

  async stop(): Promise<void> {
    await leavePlanner(this.#planning.db, this.#planning.name);
    await this.#planning.ground.stop();
  }

  #keep(solved: SolvedDay): SolvedDay {
    this.#solved = solved;
    this.#solvedAt = performance.now();
    return solved;
  }

  /** Reads the day and plans it, unless a plan of just this day is given. */
  async #solve(kept: StoredPlan | null = null) {
    const { db, clock, positions, ground } = this.#planning;
    const { places, thread } = ground.present();
    const settings = await readPlanSettings(db);
    const whenFull = await readWhenFull(db);
    const day = await readDay(db, {
      now: clock.now(),
      positions,
      places,
      readAnswers: this.#readAnswers,
    });
    const { origin } = day.clock;
    if (kept?.origin === origin.toISOString()) return { day, plan: kept.plan, settings, whenFull };
    const { solved } = await this.#store.newest();
    // Another day's minutes are others: its plan is no beginning for this one.
    const previous = solved?.origin === origin.toISOString() ? solved.plan : null;
    const task = { settings, origin, seed: SEED };
    const began = performance.now();
    const plan = await thread.plan({ ...task, problem: day.problem, previous });
    this.#tookMs = performance.now() - began;
    const again = askNaysayersAgain(day, plan, settings.graceMinutes);
    if (again === null) return { day, plan, settings, whenFull };
    return {
      day: again,
      plan: await thread.plan({ ...task, problem: again.problem, previous: plan }),
      settings,
      whenFull,
    };
  }
}
