import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { DeskPlace } from "../../../contract/places/desk-places.ts";
import { listDeskPlacesEndpoint } from "../../../contract/places/desk-places.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { RideMap } from "../../map/ride-map.tsx";
import badgeStyles from "../../ui/badge.module.css";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import panelStyles from "../../ui/panel.module.css";
import { useSettled } from "../../ui/use-settled.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { ListFilter } from "../../dispatch/list-filter.tsx";
import screenToolsStyles from "../../dispatch/screen-tools.module.css";
import twoColumnsStyles from "../../dispatch/two-columns.module.css";
import styles from "./places.module.css";

const ASK_AFTER_MS = 150;
const NO_PLACES: readonly DeskPlace[] = [];

type PlaceFinderProps = {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (place: DeskPlace | "new") => void;
};

/** Finds a place by its name; before anything is typed, those that the office changed. */
export function PlaceFinder({ search, onSearch, onOpen }: PlaceFinderProps) {
  const text = useStrings("places/desk");
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const asked = useSettled(search.trim(), ASK_AFTER_MS);
  const query = useRead(read(listDeskPlacesEndpoint, { query: { q: asked } }), { keepsLast: true });
  const places = query.data ?? NO_PLACES;
  const markers = useMemo(
    () => places.map((place): MapMarker => ({ ...pinOf(place), onSelect: () => onOpen(place) })),
    [places, onOpen],
  );
  return (
    <>
      <div className={screenToolsStyles.tools}>
        <ListFilter label={text.search} value={search} onChange={onSearch} />
        <Button size="compact" tone="ink" icon="plus" onClick={() => onOpen("new")}>
          {text.add}
        </Button>
      </div>
      {query.error !== null && <ErrorNote onRetry={query.refetch}>{text.failed}</ErrorNote>}
      <div className={twoColumnsStyles.columns}>
        <div className={styles.placesMap}>
          <RideMap key={asked} label={text.mapOfAll} markers={markers} googleKey={googleKey} />
        </div>
        <section className={panelStyles.panel} aria-labelledby="places-found">
          <div className={panelStyles.head}>
            <h2 id="places-found">{asked === "" ? text.changed : text.found}</h2>
          </div>
          {query.isPending && <Waiting />}
          {query.data !== undefined && places.length === 0 && (
            <p className={panelStyles.empty}>{asked === "" ? text.noChanges : text.nothingFound}</p>
          )}
          <ul>
            {places.map((place) => (
              <li key={place.id}>
                <PlaceLine place={place} onOpen={() => onOpen(place)} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function PlaceLine({ place, onOpen }: { readonly place: DeskPlace; readonly onOpen: () => void }) {
  const text = useStrings("places/desk");
  const { kinds } = useStrings("places/finding");
  const { shortDateTime } = useFormats();
  return (
    <button type="button" className={styles.placeLine} onClick={onOpen}>
      <span className="strong">{place.name}</span>
      <PlaceState place={place} />
      <span className={styles.about}>
        {kinds[place.kind]}, {place.area}
        {place.changed_by !== null && place.changed_at !== null && (
          <> · {text.changedBy(place.changed_by, shortDateTime(place.changed_at))}</>
        )}
      </span>
    </button>
  );
}

function PlaceState({ place }: { readonly place: DeskPlace }) {
  const text = useStrings("places/desk");
  if (place.retired) return <span className={`${badgeStyles.badge} ${styles.retired}`}>{text.retired}</span>;
  if (place.version === 0) return null;
  return (
    <span className={`${badgeStyles.badge} ${styles.changed}`}>
      {place.origin === "desk" ? text.added : text.edited}
    </span>
  );
}

function pinOf({ id, name, lat, lng }: DeskPlace): MapMarker {
  return { id, kind: "end", label: name, name, lat, lng };
}
