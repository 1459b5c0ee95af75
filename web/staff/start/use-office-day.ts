import { getOfficeDayEndpoint } from "../../../contract/reports/office.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { readDated } from "../../api/read-dated.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";

const DAY = readDated(getOfficeDayEndpoint);

/** The figures of the day and the money that is still with others, read anew each minute. */
export function useOfficeDay() {
  return useRead(useMayI()("turnover", "money") ? DAY : null, { everyMs: MINUTE_MS });
}
