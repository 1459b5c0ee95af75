import { CASE_FIGURES_DAYS, perHundredRides } from "../../domain/cases/case-rules.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Case, CaseFigures, ListedCase, OwnCase } from "../../contract/cases/case.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { readPayLinks } from "../pay-links/read-pay-links.ts";
import {
  type CaseRow,
  countCasesOfRider,
  countCasesDueBefore,
  countOpenCases,
  findCase,
  listAskedCases,
  listCases,
  listColleagues,
  listDriverFigures,
  listEntries,
} from "./cases.queries.ts";
import { listCashRefunds } from "./cash-refunds.queries.ts";
import { presentCase, presentListed, presentOwn } from "./present-case.ts";

/** A page of cases, from the newest. */
export async function readCases(db: Db, asked: Parameters<typeof listCases>[1]): Promise<ListedCase[]> {
  return (await listCases(db, asked)).map(presentListed);
}

/** Colleagues who can see to a case. */
export async function readColleagues(db: Db): Promise<{ id: number; name: string }[]> {
  return (await listColleagues(db)).map((person) => ({ id: person.id, name: fullName(person) }));
}

/** How many cases are open. */
export function countCases(db: Db): Promise<number> {
  return countOpenCases(db);
}

/** How many of these should have been answered by yesterday. */
export function countOverdueCases(db: Db, now: Date): Promise<number> {
  return countCasesDueBefore(db, curacaoDate(now));
}

/** One case with all that belongs to it; a refusal where there is none. */
export async function getCase(db: Db | Trx, id: number, now: Date): Promise<Case> {
  const row = await getCaseRow(db, id);
  const { ride_id, driver_id, rider_id } = row;
  const entries = await listEntries(db, [id]);
  const payLinks =
    ride_id === null ? [] : await readPayLinks(db, { rideId: ride_id, ofRidesOnly: true, limit: 50 });
  const inCash = ride_id === null ? [] : await listCashRefunds(db, ride_id);
  const figures = driver_id === null ? [] : await figuresOf(db, { now, driverId: driver_id });
  return presentCase(row, {
    entries,
    payLinks,
    inCash,
    driver_figures: figures[0] ?? null,
    earlier_cases: rider_id === null ? null : await countCasesOfRider(db, { riderId: rider_id, besides: id }),
  });
}

/** The row of a case; a refusal where there is none. */
export async function getCaseRow(db: Db | Trx, id: number): Promise<CaseRow> {
  const row = await findCase(db, id);
  if (!row) throw notFound("This case does not exist.");
  return row;
}

/** The figures of each driver in a year, and of all together. */
export async function readCaseFigures(db: Db, now: Date): Promise<CaseFigures> {
  const { lowRating } = await getCompany(db);
  const drivers = await figuresOf(db, { now });
  const sum = (of: "rides" | "cases" | "at_fault" | "low_ratings") =>
    drivers.reduce((total, driver) => total + driver[of], 0);
  const all = {
    rides: sum("rides"),
    cases: sum("cases"),
    at_fault: sum("at_fault"),
    low_ratings: sum("low_ratings"),
  };
  return {
    from: curacaoDate(daysBefore(now)),
    low_rating: lowRating,
    drivers: drivers.map((driver) => ({ ...driver, ...perHundred(driver) })),
    all: { ...all, ...perHundred(all) },
  };
}

/** The cases in which a driver was asked; one of them, where its number is given. */
export async function readOwnCases(
  db: Db | Trx,
  asked: { driverId: number; id?: number },
): Promise<OwnCase[]> {
  const rows = await listAskedCases(db, asked);
  const ids = rows.map(({ id }) => id);
  const entries = ids.length === 0 ? [] : await listEntries(db, ids);
  return rows.map((row) => presentOwn(row, entries));
}

async function figuresOf(db: Db | Trx, { now, driverId }: { now: Date; driverId?: number }) {
  const { lowRating } = await getCompany(db);
  const rows = await listDriverFigures(db, { from: daysBefore(now), lowRating, driverId });
  return rows.map(({ id, first_name, last_name, ...figures }) => ({
    driver_id: id,
    name: fullName({ first_name, last_name }),
    ...figures,
  }));
}

function perHundred({ rides, cases, low_ratings }: { rides: number; cases: number; low_ratings: number }) {
  return {
    cases_per_100: perHundredRides(cases, rides),
    low_ratings_per_100: perHundredRides(low_ratings, rides),
  };
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - CASE_FIGURES_DAYS * DAY_MS);
}
