import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { VEHICLES, VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { ZONE_KEYS } from "../../../domain/fares/zones.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { TableFrame } from "../../ui/table.tsx";
import tableStyles from "../../ui/table.module.css";
import { nameOfValue, useTariffValueText } from "./tariff-value-text.ts";
import { tariffFields, tariffToValues } from "./tariff-values.ts";
import type { TwoTariffs } from "./two-tariffs.ts";
import rowStyles from "./compared-rows.module.css";
import styles from "./compared-values.module.css";

type Line = {
  readonly name: string;
  readonly was: string;
  readonly is: string;
  /** Says in a word what changes, where that is more than one value. */
  readonly change?: string;
};

/** The values that make most prices, and every other one that changes. */
export function MainValues(two: TwoTariffs) {
  const { before, after } = two;
  const text = useStrings("fares/tariffs");
  const { usd, time } = useFormats();
  const values = useValueLines(two);
  const line = (name: string, valueOf: (tariff: WireTariff) => string): Line => ({
    name,
    was: valueOf(before),
    is: valueOf(after),
  });
  const percent = (n: number) => `+${n}%`;
  const newRates = ZONE_KEYS.filter((zone) => before.airport_rates[zone] !== after.airport_rates[zone]);
  const main = [
    line(text.main.start, ({ start }) => usd(start)),
    line(text.main.perKmTo(after.long_trip_km), ({ per_km }) => usd(per_km)),
    line(text.main.perKmBeyond, ({ per_km_beyond }) => usd(per_km_beyond)),
    line(text.main.minimum, ({ minimum }) => usd(minimum)),
    line(text.main.extraBag, ({ luggage }) => usd(luggage.extra_bag)),
    line(text.main.party(after.large_party.from_passengers), ({ large_party }) =>
      percent(large_party.percent),
    ),
    line(text.main.night(time(`2026-01-01T${after.night.from}-04:00`)), ({ night }) =>
      percent(night.percent),
    ),
    line(text.main.holiday, ({ holiday_percent }) => percent(holiday_percent)),
    ...VEHICLE_TYPES.filter(
      (type) => before.vehicle_percent[type] > 0 || after.vehicle_percent[type] > 0,
    ).map((type) => line(VEHICLES[type].name, ({ vehicle_percent }) => percent(vehicle_percent[type]))),
    ...values.filter(({ field, was, is }) => was !== is && !IN_MAIN.test(field)),
    {
      name: text.views.zones,
      was: String(ZONE_KEYS.length),
      is: newRates.length === 0 ? String(ZONE_KEYS.length) : "",
      change: newRates.length === ZONE_KEYS.length ? text.allNew : text.someNew(newRates.length),
    },
  ];
  return <Lines label={before === after ? text.mainValues : text.changes} lines={main} two={two} />;
}

/** The values with a line of their own, and the day, which stands over it all. */
const IN_MAIN =
  /^(valid_from|start|per_km|per_km_beyond|minimum|luggage\.extra_bag|.*percent.*|airport_rates\..*)$/;

/** Every value but the fixed rates. */
export function GeneralValues(two: TwoTariffs) {
  const text = useStrings("fares/tariffs");
  const lines = useValueLines(two).filter(({ field }) => !field.startsWith("airport_rates."));
  return <Lines label={text.general} lines={lines} two={two} />;
}

/** The fixed rate of each zone. */
export function RateValues(two: TwoTariffs) {
  const text = useStrings("fares/tariffs");
  const lines = useValueLines(two).filter(({ field }) => field.startsWith("airport_rates."));
  return <Lines label={text.views.zones} lines={lines} two={two} />;
}

function useValueLines({ before, after }: TwoTariffs): readonly (Line & { readonly field: string })[] {
  const office = useStrings("office");
  const valueText = useTariffValueText();
  const [was, is] = [tariffToValues(before), tariffToValues(after)];
  return tariffFields(office).map((field) => ({
    field: field.name,
    name: nameOfValue(field),
    was: valueText(field, was[field.name]),
    is: valueText(field, is[field.name]),
  }));
}

type LinesProps = { readonly label: string; readonly lines: readonly Line[]; readonly two: TwoTariffs };

/** Values, the old one quiet and the new one strong where they differ. */
function Lines({ label, lines, two: { before, after, afterLabel } }: LinesProps) {
  const text = useStrings("fares/tariffs");
  const alone = before === after;
  return (
    <div className={`${rowStyles.compared} ${styles.values}`}>
      <TableFrame label={label}>
        <thead>
          <tr>
            <th scope="col">{text.value}</th>
            <th scope="col" className={tableStyles.right}>
              {text.now}
            </th>
            {!alone && (
              <th scope="col" className={tableStyles.right}>
                {afterLabel ?? text.next}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, was, is, change }) => (
            <tr key={name} className={alone || was !== is ? undefined : styles.same}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={`${alone ? "" : "muted"} ${tableStyles.right}`}>{was}</td>
              {!alone && (
                <td className={`${was === is ? "" : rowStyles.after} ${tableStyles.right}`}>
                  {was === is ? text.same : (change ?? is)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
