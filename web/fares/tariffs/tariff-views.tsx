import { type ReactNode, useCallback, useMemo, useState } from "react";
import { zoneName } from "../../../domain/fares/zone-names.ts";
import { ZONE_KEYS } from "../../../domain/fares/zones.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Segmented } from "../../ui/choices.tsx";
import { classNames } from "../../ui/class-names.ts";
import panelStyles from "../../ui/panel.module.css";
import { ComparedRows } from "./compared-rows.tsx";
import { ComparedTrips } from "./compared-trips.tsx";
import { GeneralValues, MainValues, RateValues } from "./compared-values.tsx";
import { tariffFields } from "./tariff-values.ts";
import type { TwoTariffs } from "./two-tariffs.ts";
import { ZoneMap } from "./zone-map.tsx";
import { zoneRatesOf } from "./zone-rates.ts";
import styles from "./tariff-views.module.css";

type View = "trips" | "zones" | "values";

/** A tariff to be read: what ten trips cost, the fixed rates on the map, every value; beside another where there is one. */
export function TariffViews(two: TwoTariffs) {
  const office = useStrings("office");
  const text = useStrings("fares/tariffs");
  const [view, setView] = useState<View>("trips");
  const labels = {
    trips: text.views.trips,
    zones: text.views.zones,
    values: text.views.values(tariffFields(office).length),
  };
  const hints = { trips: text.asGuests, zones: text.fromAirport, values: "" };
  const head = (
    <>
      <Segmented
        label={text.view}
        className={styles.choices}
        choices={(["trips", "zones", "values"] as const).map((value) => ({ value, label: labels[value] }))}
        value={view}
        onChange={setView}
      />
      <span className="small muted">{hints[view]}</span>
    </>
  );
  if (view === "zones") return <Zones {...two} head={head} />;
  return view === "trips" ? (
    <div className={styles.views}>
      <Panel head={head}>
        <ComparedTrips {...two} />
      </Panel>
      <Panel title={two.before === two.after ? text.mainValues : text.changes}>
        <MainValues {...two} />
      </Panel>
    </div>
  ) : (
    <div className={`${styles.views} ${styles.even}`}>
      <Panel head={head}>
        <GeneralValues {...two} />
      </Panel>
      <Panel title={text.views.zones}>
        <RateValues {...two} />
      </Panel>
    </div>
  );
}

/** The fixed airport rates on the map and in a table; what is pressed in one is marked in the other. */
function Zones({ before, after, afterLabel, head }: TwoTariffs & { readonly head: ReactNode }) {
  const text = useStrings("fares/tariffs");
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const rates = useMemo(() => zoneRatesOf(before, after), [before, after]);
  const choose = useCallback((id: string) => setChosen((last) => (last === id ? null : id)), []);
  return (
    <div className={`${styles.views} ${styles.even}`}>
      <Panel head={head}>
        <ZoneMap rates={rates} chosen={chosen} onChoose={choose} />
      </Panel>
      <Panel title={text.rates(rates.length, ZONE_KEYS.length)}>
        <ComparedRows
          label={text.views.zones}
          head={text.zone}
          alone={before === after}
          afterLabel={afterLabel}
          rows={rates.map(({ id, zones, was, is }) => ({
            key: id,
            name: (
              <button
                type="button"
                className={styles.zones}
                aria-pressed={id === chosen}
                onClick={() => choose(id)}
              >
                {zones.map((zone) => zoneName(zone, language)).join(", ")}
              </button>
            ),
            before: was,
            after: is,
            chosen: id === chosen,
          }))}
        />
      </Panel>
    </div>
  );
}

type PanelProps = { readonly children: ReactNode } & (
  | { readonly head: ReactNode; readonly title?: undefined }
  | { readonly title: string; readonly head?: undefined }
);

function Panel({ head, title, children }: PanelProps) {
  return (
    <div className={classNames(panelStyles.panel, styles.panel)} data-wall>
      <div className={classNames(panelStyles.head, styles.head)}>
        {title === undefined ? head : <h2>{title}</h2>}
      </div>
      {children}
    </div>
  );
}
