import { curacaoDate } from "../../domain/curacao-time.ts";
import { type DatedPaper, type PaperDays, paperThatHoldsFrom, heldOf } from "../../domain/papers/papers.ts";
import { ApiError } from "../http/api-error.ts";
import { PAPER_NAMES, inEnglish } from "./paper-words.ts";

type Row = PaperDays & { papers_override_until: string | null };

type Giving = { told: "driver" | "dispatcher"; rideDatetime: Date; now: Date };

/** Refuses a driver a ride for the paper that will have run out on its day, and names it with its last day. */
export function refuseExpiredPapers(driver: Row, { told, rideDatetime, now }: Giving): void {
  const expired = paperThatHoldsFrom(heldOf(driver), { rideDatetime, now });
  if (!expired) return;
  const whose = told === "driver" ? "Your" : "This driver's";
  const ending = told === "driver" ? " Please call the office." : "";
  throw new ApiError("papers_expired", `${whose} ${whatRunsOut(expired, now)}.${ending}`, { ...expired });
}

type Move = { from: { ride_datetime: Date }; to: { ride_datetime: Date }; now: Date };

/** Whether a ride moves to a day by which the papers of its driver have run out, though they held for the day it had. */
export function losesPapers(driver: Row, { from, to, now }: Move): boolean {
  const holds = (ride: { ride_datetime: Date }) =>
    paperThatHoldsFrom(heldOf(driver), { rideDatetime: ride.ride_datetime, now }) === null;
  return holds(from) && !holds(to);
}

/** Refuses to move a driver's ride to such a day: another driver must have it first. */
export function refuseLosingPapers(driver: Row, move: Move): void {
  if (!losesPapers(driver, move)) return;
  refuseExpiredPapers(driver, {
    told: "dispatcher",
    rideDatetime: move.to.ride_datetime,
    now: move.now,
  });
}

function whatRunsOut({ paper, date }: DatedPaper, now: Date): string {
  const isOver = date < curacaoDate(now);
  const [past, future] = paper === "season_permit" ? ["ended", "ends"] : ["ran out", "runs out"];
  const name = PAPER_NAMES[paper];
  return isOver
    ? `${name} ${past} on ${inEnglish(date)}`
    : `${name} ${future} on ${inEnglish(date)}, before this ride`;
}
