import type { ResultOf } from "../../../contract/endpoint.ts";
import type { listHolidaysEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";

type Holiday = ResultOf<typeof listHolidaysEndpoint>[number];

/** A public holiday in the reader's language; one of the staff's own as they wrote it. */
export function holidayName({ name, extra }: Holiday, names: Readonly<Record<string, string>>): string {
  return (extra ? undefined : names[name]) ?? name;
}
