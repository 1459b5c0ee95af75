import { fullName } from "../../domain/accounts/full-name.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { OfficeDay } from "../../contract/reports/office-day.ts";
import type { Db } from "../database/connect.ts";
import { listOwedByNobody, sumOwedByNobody } from "./payments.queries.ts";

const LISTED = 20;

/** The rides that count as paid on account though no account pays them: staff say how they were paid. */
export async function readOwedByNobody(db: Db): Promise<NonNullable<OfficeDay["owed_by_nobody"]>> {
  const { rides, cents } = await sumOwedByNobody(db);
  const listed = rides === 0 ? [] : await listOwedByNobody(db, LISTED);
  return {
    rides,
    fares: toDollarString(Number(cents)),
    listed: listed.map((ride) => ({
      id: ride.id,
      completed_at: ride.completed_at.toISOString(),
      fare: toDollarString(ride.fare_cents),
      pickup_location: ride.pickup_location,
      driver_name: fullName({ first_name: ride.first_name ?? "", last_name: ride.last_name ?? "" }),
    })),
  };
}
