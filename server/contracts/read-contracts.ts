import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { languageOf } from "../../domain/languages.ts";
import type {
  Contract,
  ContractRide,
  ListedContract,
  WireContractTrouble,
} from "../../contract/contracts/contract.ts";
import type { Db, Trx } from "../database/connect.ts";
import {
  type RunRow,
  getDaysAhead,
  listContracts,
  listRuns,
  listTroubles,
  sumDriven,
} from "./contracts.queries.ts";
import { getContractRow } from "./write-contract.ts";

/** The days back whose rides a contract's page shows. */
const SHOWN_DAYS = 7;
const MOST_TROUBLES = 100;

export async function readContracts(db: Db, now: Date) {
  const rows = await listContracts(db, { now, today: curacaoDate(now) });
  const contracts = rows.map(
    (row): ListedContract => ({
      id: row.id,
      name: row.name,
      partner: partnerOf(row),
      rider_name: row.rider_name,
      paid_by: row.paid_by,
      first_day: row.first_day,
      last_day: row.last_day,
      ended: row.ended,
      lines: row.lines,
      next_at: row.next_at?.toISOString() ?? null,
      to_come: row.to_come,
      troubles: row.troubles,
    }),
  );
  return { days_ahead: await getDaysAhead(db), contracts };
}

export async function readContractTroubles(db: Db, now: Date): Promise<WireContractTrouble[]> {
  const rows = await listTroubles(db, { now, most: MOST_TROUBLES });
  return rows.map(({ id, name, line, day, way, at, trouble, reference, problem, noted_at }) => ({
    contract: { id, name },
    line,
    day,
    way,
    at: at.toISOString(),
    trouble: trouble ?? "not_booked",
    reference,
    sentence: problem,
    since: noted_at.toISOString(),
  }));
}

/** One contract with its rides, from a week ago to the last that is booked. */
export async function readContract(db: Db | Trx, id: number, now: Date): Promise<Contract> {
  const row = await getContractRow(db, id);
  const from = instantOf(addDays(curacaoDate(now), -SHOWN_DAYS), "00:00:00");
  const [runs, driven] = await Promise.all([listRuns(db, { contractId: id, from }), sumDriven(db, id)]);
  return {
    id,
    version: row.version,
    name: row.name,
    partner_id: row.partner_id,
    partner_name: row.partner_name,
    rider_name: row.rider_name,
    rider_phone: row.rider_phone,
    rider_email: row.rider_email,
    language: languageOf(row.language),
    first_day: row.first_day,
    last_day: row.last_day,
    on_holidays: row.on_holidays,
    paid_by: row.paid_by,
    note: row.note,
    lines: row.lines,
    exceptions: row.exceptions,
    ended_at: row.ended_at?.toISOString() ?? null,
    rides: runs.map(presentRun),
    driven: { rides: driven.rides, fares: toDollarString(driven.cents) },
  };
}

function presentRun(row: RunRow): ContractRide {
  const { line, day, way, at, terms, trouble, problem, problem_code } = row;
  return {
    line,
    day,
    way,
    // A contract that has ended long ago is blanked.
    trip: "pickup_location" in terms ? `${terms.pickup_location} → ${terms.dropoff_location}` : "",
    at: at.toISOString(),
    ride: rideOf(row),
    trouble,
    problem: problem === null ? null : { code: problem_code ?? "", sentence: problem },
  };
}

function rideOf(row: RunRow): ContractRide["ride"] {
  const { ride_id, reference, status, ride_datetime, fare_cents } = row;
  if (ride_id === null || reference === null || status === null || ride_datetime === null) return null;
  return {
    id: ride_id,
    reference,
    status,
    ride_datetime: ride_datetime.toISOString(),
    fare: toDollarString(fare_cents ?? 0),
    driver:
      row.driver_first_name === null
        ? null
        : fullName({ first_name: row.driver_first_name, last_name: row.driver_last_name ?? "" }),
  };
}

function partnerOf({
  partner_id: id,
  partner_name: name,
}: {
  partner_id: number | null;
  partner_name: string | null;
}) {
  return id === null || name === null ? null : { id, name };
}
