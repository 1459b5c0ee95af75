import { CAR_EQUIPMENT } from "../../../domain/drivers/car-equipment.ts";
import { useStrings } from "../../language/language-context.ts";
import type { RecordField, RecordValues } from "../../office/record-form.tsx";

const NO_EQUIPMENT = "none";

/** The equipment of a car, as one choice among all that there can be. */
export function useEquipmentField(): RecordField {
  const words = useStrings("drivers/records").equipment;
  return {
    name: "equipment",
    label: words.label,
    hint: words.hint,
    options: [
      { value: NO_EQUIPMENT, label: words.none },
      ...CAR_EQUIPMENT.map((one) => ({ value: one as string, label: words[one] })),
      { value: CAR_EQUIPMENT.join(","), label: words.both },
    ],
  };
}

/** The choice for what a car has. */
export function equipmentValue(equipment: readonly string[]): string {
  return equipment.join(",") || NO_EQUIPMENT;
}

/** The equipment that was chosen. */
export function equipmentOf(values: RecordValues) {
  return CAR_EQUIPMENT.filter((one) => values["equipment"]?.split(",").includes(one));
}
