import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { VEHICLE_TYPES, VEHICLES } from "../../../domain/fares/vehicles.ts";
import { ZONE_NAMES } from "../../../domain/fares/zone-names.ts";
import { ZONE_KEYS } from "../../../domain/fares/zones.ts";
import type { RecordField, RecordValues } from "../../office/record-form.tsx";
import type { StaffStrings } from "../../office/strings/en.ts";

const MONEY = { type: "number", step: "0.01" } as const;
const WHOLE = { type: "number", step: "1" } as const;

/** The fields of a tariff without its fixed rates. */
export function tariffFields({ tariffs: text }: StaffStrings): readonly RecordField[] {
  return [
    { name: "valid_from", label: text.validFrom, type: "date" },
    { name: "start", label: text.start, ...MONEY },
    { name: "per_km", label: text.perKm, ...MONEY },
    { name: "long_trip_km", label: text.longTrip, ...WHOLE },
    { name: "per_km_beyond", label: text.perKmBeyond, ...MONEY },
    { name: "minimum", label: text.minimum, ...MONEY },
    { name: "rounding", label: text.rounding, ...MONEY },
    { name: "large_party.from_passengers", label: text.largeFrom, ...WHOLE },
    { name: "large_party.percent", label: text.largePercent, ...WHOLE },
    { name: "luggage.free_per_passenger", label: text.freeEach, ...WHOLE },
    { name: "luggage.free_at_least", label: text.freeLeast, ...WHOLE },
    { name: "luggage.extra_bag", label: text.extraBag, ...MONEY },
    { name: "luggage.on_empty_seat", label: text.onEmptySeat, ...WHOLE },
    { name: "wait_hour", label: text.waitHour, ...MONEY },
    { name: "night.from", label: text.nightFrom, type: "time" },
    { name: "night.until", label: text.nightUntil, type: "time" },
    { name: "night.percent", label: text.nightPercent, ...WHOLE },
    { name: "holiday_percent", label: text.holidayPercent, ...WHOLE },
    ...VEHICLE_TYPES.map((type) => ({
      name: `vehicle_percent.${type}`,
      label: text.vehiclePercent(VEHICLES[type].name),
      ...WHOLE,
    })),
    ...ZONE_KEYS.map((zone, index) => ({
      name: `airport_rates.${zone}`,
      label: ZONE_NAMES[zone],
      ...MONEY,
      ...(index === 0 ? { heading: text.airport } : {}),
    })),
  ];
}

/** A tariff as the text of its fields; `night.from` is the field of a part of a part. */
export function tariffToValues(tariff: WireTariff): RecordValues {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(tariff)) {
    if (typeof value === "object") {
      for (const [part, inner] of Object.entries(value)) values[`${name}.${part}`] = fieldText(inner);
    } else {
      values[name] = fieldText(value);
    }
  }
  return values;
}

/** The values of the fields, as a tariff for the wire. */
export function valuesToTariff(
  values: RecordValues,
  fields: readonly RecordField[],
): Record<string, unknown> {
  const tariff: Record<string, unknown> = {};
  for (const { name, type } of fields) {
    const text = values[name] ?? "";
    const value = type === "number" ? Number(text) : text;
    const [whole = "", part] = name.split(".");
    if (part === undefined) tariff[whole] = value;
    else tariff[whole] = { ...(tariff[whole] as object | undefined), [part]: value };
  }
  return tariff;
}

/** A time field shows no seconds. */
function fieldText(value: unknown): string {
  return String(value as string | number).replace(/^(\d\d:\d\d):\d\d$/, "$1");
}
