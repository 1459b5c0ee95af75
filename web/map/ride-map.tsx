import { memo, useState } from "react";
import { useStrings } from "../language/language-context.ts";
import { Note } from "../ui/note.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { IslandMapProps } from "./island-map.tsx";
import type { GoogleMapProps } from "./google/google-map.tsx";
import type { GoogleMapsMissing } from "./google/load-google-maps.ts";
import { MapCode, MapPart } from "./map-code.ts";
import styles from "./island-map.module.css";

const GOOGLE_MAP = new MapCode<GoogleMapProps>(() => import("./google/google-map.tsx"));
/** Comes with the library of the map, so only once there is a map to show. */
const ISLAND_MAP = new MapCode<IslandMapProps>(() => import("./island-map.tsx"));

export type RideMapProps = IslandMapProps & {
  /** Google's browser key, when the company uses Google's map. */
  readonly googleKey?: string | null;
};

/** The map of the product: ours, or Google's where the company has a key and it loads. */
export const RideMap = memo(function RideMap({ googleKey, ...props }: RideMapProps) {
  const words = useStrings("map");
  const [missing, setMissing] = useState<GoogleMapsMissing["why"] | null>(null);
  const ours = <OwnMap {...props} />;
  if (!googleKey) return ours;
  if (missing) {
    return (
      <>
        <Note tone="warn">{missing === "timed-out" ? words.loadTimedOut : words.loadFailed}</Note>
        {ours}
      </>
    );
  }
  return (
    <MapPart
      code={GOOGLE_MAP}
      props={{ ...props, browserKey: googleKey, onMissing: setMissing }}
      meanwhile={ours}
    />
  );
});

/** Drawn in the browser alone; until its script is there, its place is the sea. */
function OwnMap(props: IslandMapProps) {
  const sea = <MapToCome label={props.label} />;
  return useHydrated() ? <MapPart code={ISLAND_MAP} props={props} meanwhile={sea} /> : sea;
}

/** The place of a map that is still to come. */
export function MapToCome({ label }: Pick<IslandMapProps, "label">) {
  return <div className={styles.islandMap} role="application" aria-label={label} />;
}
