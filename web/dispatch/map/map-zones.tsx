import { useMemo } from "react";
import { listFareZonesEndpoint } from "../../../contract/fares/fare-tables.endpoints.ts";
import { middleOf } from "../../../domain/areas/middle-of.ts";
import { areaName } from "../../../domain/areas/drawn-area.ts";
import { fareAreaOf } from "../../../domain/fares/fare-areas.ts";
import { zoneName } from "../../../domain/fares/zone-names.ts";
import { read } from "../../api/read.ts";
import { type SingleRead, useRead } from "../../api/use-read.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import type { MapArea } from "../../map/map-area.ts";
import { QueryView } from "../../ui/query-view.tsx";
import panelStyles from "../../ui/panel.module.css";
import styles from "./map-screen.module.css";

type Zone = { readonly id: string; readonly name: string; readonly fare: string };
type FareZones = {
  readonly areas: readonly MapArea[];
  readonly list: readonly Zone[];
  readonly answer: SingleRead<ResultOf<typeof listFareZonesEndpoint>>;
};

const M_PER_KM = 1_000;

/** The zones with a fixed fare to and from the airport, once they are wanted. */
export function useFareZones(wanted: boolean): FareZones {
  const { language } = useLanguage();
  const formats = useFormats();
  const answer = useRead(wanted ? read(listFareZonesEndpoint) : null);
  const { data } = answer;
  const drawn = useMemo(() => {
    const zones = (data?.results ?? []).map(({ zone, fare, circles }) => {
      const [name, price] = [zoneName(zone, language), formats.shortUsd(fare)];
      const placed = circles.map(({ lat, lng, radius_km }) => ({ lat, lng, radiusM: radius_km * M_PER_KM }));
      return {
        line: { id: zone, name, fare: price },
        area: { id: zone, name: `${name} ${price}`, circles: placed },
      };
    });
    const own = (data?.areas ?? []).map(({ id, names, fare, corners }) => {
      const [key, name, price] = [fareAreaOf(id), areaName(names, language), formats.shortUsd(fare)];
      return {
        line: { id: key, name, fare: price },
        area: { id: key, name: `${name} ${price}`, circles: [], outline: corners, middle: middleOf(corners) },
      };
    });
    const all = [...own, ...zones];
    return { areas: all.map(({ area }) => area), list: all.map(({ line }) => line) };
  }, [data, language, formats]);
  return { ...drawn, answer };
}

/** The same zones in words. */
export function MapZones({ zones: { list, answer } }: { readonly zones: FareZones }) {
  const text = useStrings("dispatch/map");
  return (
    <section className={panelStyles.panel} aria-labelledby="map-zones">
      <div className={panelStyles.head}>
        <h2 id="map-zones">{text.zones}</h2>
      </div>
      <QueryView query={answer} loading={text.zonesLoading} failed={text.zonesFailed} />
      <ul className={styles.zones}>
        {list.map(({ id, name, fare }) => (
          <li key={id}>
            <span>{name}</span>
            <b>{fare}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
