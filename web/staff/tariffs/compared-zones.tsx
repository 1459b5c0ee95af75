import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { listFareZonesEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import type { Tariff } from "../../../contract/fares/tariff.ts";
import { groupBy } from "../../../contract/group-by.ts";
import { zoneName } from "../../../contract/fares/zone-names.ts";
import { ZONE_KEYS, type ZoneKey } from "../../../contract/fares/zones.ts";
import { toDollars } from "../../../contract/money.ts";
import { AIRPORT_LOCATION } from "../../../contract/places/place-points.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { ComparedRows } from "./compared-rows.tsx";
import styles from "./compared-zones.module.css";

const NO_AREAS = [] as const;

type TwoTariffs = { readonly before: Tariff; readonly after: Tariff; readonly alone?: boolean };

/** The fixed airport rates: zones of one rate are one line, and the map has each zone with its rate. */
export function ComparedZones({ before, after, alone = false }: TwoTariffs) {
  const text = useStrings("staff/tariffs");
  const { language } = useLanguage();
  const { usd } = useFormats();
  const config = useRead(read(getConfigEndpoint)).data;
  const zones = useRead(read(listFareZonesEndpoint)).data?.results;
  const groups = useMemo(() => groupsOf(before, after), [before, after]);
  const areas = useMemo(
    () =>
      zones?.map(({ zone, circles }) => {
        const [was, is] = [
          usd(toDollars(before.airportCents[zone])),
          usd(toDollars(after.airportCents[zone])),
        ];
        return {
          id: zone,
          name: was === is ? was : `${was} → ${is}`,
          circles: circles.map(({ lat, lng, radius_km }) => ({ lat, lng, radiusM: radius_km * 1000 })),
        };
      }) ?? NO_AREAS,
    [zones, before, after, usd],
  );
  const focus = useMemo(() => areas.flatMap(({ circles }) => circles), [areas]);
  const markers = useMemo(
    () => [
      { id: "airport", kind: "start" as const, name: text.airport, label: text.airport, ...AIRPORT_LOCATION },
    ],
    [text],
  );
  return (
    <div className={styles.zones}>
      <div className={styles.map}>
        <RideMap
          label={text.mapLabel}
          markers={markers}
          areas={areas}
          focus={focus}
          googleKey={config?.map.google_key ?? null}
        />
      </div>
      <ComparedRows
        label={text.views.zones}
        head={text.zone}
        alone={alone}
        rows={groups.map(({ zones: names, was, is }) => ({
          name: names.map((zone) => zoneName(zone, language)).join(", "),
          before: toDollars(was),
          after: toDollars(is),
        }))}
      />
    </div>
  );
}

/** The zones that share a rate by both tariffs, the cheapest first. */
function groupsOf(before: Tariff, after: Tariff) {
  const groups = groupBy<ZoneKey, string>(
    ZONE_KEYS,
    (zone) => `${before.airportCents[zone]} ${after.airportCents[zone]}`,
  );
  return groups
    .map(([, zones]) => {
      const [first = ZONE_KEYS[0]] = zones;
      return { zones, was: before.airportCents[first], is: after.airportCents[first] };
    })
    .toSorted((one, other) => one.was - other.was || one.is - other.is);
}
