import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useStrings } from "../../language/language-context.ts";
import type { MapArea } from "../map-area.ts";
import type { MapMarker } from "../map-marker.ts";
import type { MapRoute } from "../map-route.ts";
import type { MapColours } from "../style/map-style.ts";
import { MapNames } from "./map-names.tsx";
import { useGround } from "./use-ground.ts";
import styles from "../island-map.module.css";

type GroundProps = {
  readonly map: LeafletMap;
  readonly colours: MapColours | null;
  readonly markers: readonly MapMarker[];
  readonly routes: readonly MapRoute[];
  readonly areas: readonly MapArea[];
  /** Called once there is land to be seen. */
  readonly onLand: () => void;
};

/** Land, streets and names: a canvas below the ways, names above them, and whose data it is. */
export function MapGround({ map, colours, markers, routes, areas, onLand }: GroundProps) {
  const words = useStrings("map");
  const canvas = useRef<HTMLCanvasElement>(null);
  const names = useRef<SVGSVGElement>(null);
  const { drawn, isMissing, credit } = useGround(map, { canvas, names }, colours);
  const hasLand = drawn !== null && drawn.tiles.length > 0;
  useEffect(() => {
    if (hasLand) onLand();
  }, [hasLand, onLand]);
  const [below, above] = [map.getPane("tilePane"), map.getPane("shadowPane")];
  return (
    <>
      {below && createPortal(<canvas ref={canvas} className={MOVES_WITH_MAP} aria-hidden="true" />, below)}
      {above &&
        createPortal(
          <svg ref={names} className={MOVES_WITH_MAP} aria-hidden="true" focusable="false">
            {drawn && <MapNames map={map} drawn={drawn} markers={markers} routes={routes} areas={areas} />}
          </svg>,
          above,
        )}
      {isMissing && (
        <p className={styles.mapMissing} role="status">
          {words.missing}
        </p>
      )}
      {credit !== null && <Credit>{credit}</Credit>}
    </>
  );
}

/** Whose data it is: written out where there is room, else behind a sign that opens it. */
function Credit({ children }: { readonly children: string }) {
  const words = useStrings("map");
  return (
    <>
      <p className={styles.mapCredit}>{children}</p>
      <details className={styles.mapCreditShut}>
        <summary aria-label={words.credit}>
          <span aria-hidden="true">i</span>
        </summary>
        <p>{children}</p>
      </details>
    </>
  );
}

/** Leaflet's name for what glides along while the map zooms. */
const MOVES_WITH_MAP = "leaflet-zoom-animated";
