import type { OutOfService } from "../../../domain/drivers/out-of-service.ts";
import type { OutageRow } from "./vehicle-history.queries.ts";

/** When a car is out of service, as it goes over the wire and as its drivers' rows keep it. */
export function presentOutage({
  begins_at,
  ends_at,
  reason,
}: Pick<OutageRow, "begins_at" | "ends_at" | "reason">): OutOfService {
  return { from: begins_at.toISOString(), until: ends_at?.toISOString() ?? null, reason };
}
