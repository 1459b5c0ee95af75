import { noonOf } from "../../../domain/curacao-days.ts";
import { useFormats } from "../../language/formats.ts";
import type { RecordField } from "../../office/record-form.tsx";

/** Says a value of a tariff with its unit: "$6.50", "+25%", "11:00 PM". */
export function useTariffValueText(): (field: RecordField, value: string | undefined) => string {
  const { usd, km, time, date } = useFormats();
  return ({ name, type, step }, value = "") => {
    if (value === "") return "–";
    if (type === "date") return date(noonOf(value));
    if (type === "time") return time(`2026-01-01T${value}:00-04:00`);
    if (step === "0.01") return usd(Number(value));
    if (/percent/.test(name)) return `+${value}%`;
    return name === "long_trip_km" ? km(Number(value), 0) : value;
  };
}

/** The name of a value that brings its own unit. */
export function nameOfValue({ label }: RecordField): string {
  return label.replace(/ \((?:\$|%|km)\)$/, "");
}
