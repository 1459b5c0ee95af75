import { getOfficeDayEndpoint } from "../../../contract/reports/office.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";

const DAY = readDated(getOfficeDayEndpoint);

/** The figures of the day and the money that is still with others, read anew each minute. */
export function useOfficeDay() {
  return useRead(DAY, { everyMs: MINUTE_MS });
}
