import type { DriverChange, HeldField } from "../../contract/drivers/driver-changes.ts";
import { VEHICLES, VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { PAPERS, PAPER_DAYS } from "../../domain/papers/papers.ts";
import { useStrings } from "../language/language-context.ts";
import { usePaperText } from "./use-paper-text.ts";

/** Says what a driver wants changed: "Plate: TX 1001 → TX 2002" */
export function useChangeText(): (change: DriverChange) => string {
  const text = useStrings("papers");
  const { day } = usePaperText();
  const names: Readonly<Record<string, string>> = {
    ...text.changes.car,
    ...Object.fromEntries(PAPERS.map((paper) => [PAPER_DAYS[paper], text.validUntil[paper]])),
  };
  const valueText = (field: HeldField, value: string | null): string => {
    if (value === null || value === "") return "–";
    const type = VEHICLE_TYPES.find((one) => field === "vehicle_type" && one === value);
    if (type !== undefined) return VEHICLES[type].name;
    return DAYS.includes(field) ? day(value) : value;
  };
  return ({ field, from, to }) =>
    `${names[field] ?? field}: ${valueText(field, from)} → ${valueText(field, to)}`;
}

const DAYS: readonly string[] = Object.values(PAPER_DAYS);
