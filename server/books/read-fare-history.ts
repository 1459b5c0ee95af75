import { fullName } from "../../domain/accounts/full-name.ts";
import { isCredited } from "../../domain/books/fare-correction.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { FareHistory } from "../../contract/books/fare-corrections.ts";
import type { Db, Trx } from "../database/connect.ts";
import { readStatementNumber } from "../partners/read-statements.ts";
import { getRide } from "../rides/get-ride.ts";
import { settledWith } from "../settlements/correct-settled-fare.ts";
import { listCorrectionsOfRide } from "./fare-corrections.queries.ts";

/** The fare of a ride with its corrections, and what is closed around it. */
export async function readFareHistory(db: Db | Trx, rideId: number): Promise<FareHistory> {
  const ride = await getRide(db, rideId);
  const rows = await listCorrectionsOfRide(db, rideId);
  return {
    ride_id: ride.id,
    reference: ride.reference,
    completed_fare: toDollarString(ride.fare_cents - ride.corrected_cents),
    fare: toDollarString(ride.fare_cents),
    settlement_id: (await settledWith(db, rideId))?.settlement_id ?? null,
    statement_number: ride.statement_id === null ? null : await readStatementNumber(db, ride.statement_id),
    corrections: rows.map((row) => ({
      id: row.id,
      from: toDollarString(row.from_cents),
      to: toDollarString(row.to_cents),
      reason: row.reason,
      by: fullName(row),
      at: row.made_at.toISOString(),
      credit_note: row.note_number,
      on_next_statement: row.statement_id !== null && !isCredited(row),
      next_statement: row.next_number,
      driver: row.settlement_id === null ? null : toDollarString(row.driver_cents ?? 0),
    })),
  };
}
