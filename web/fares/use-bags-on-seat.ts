import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { BAGS_ON_EMPTY_SEAT } from "../../domain/fares/tariff.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";

/** How many bags stand on each empty seat of a van, by the tariff in force; what most companies have until it is known. */
export function useBagsOnEmptySeat(): number {
  const tariff = useRead(read(getConfigEndpoint, {}, 10 * MINUTE_MS)).data?.tariff;
  return tariff?.luggage.on_empty_seat ?? BAGS_ON_EMPTY_SEAT;
}
