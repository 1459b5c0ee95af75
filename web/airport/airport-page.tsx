import { useRef, useState } from "react";
import { isUnchosen } from "../booking/use-chosen-places.ts";
import { MeetingPoint } from "../booking/meeting/meeting-point.tsx";
import { GablePage } from "../company/gable-page.tsx";
import { useCompany } from "../company/use-company.ts";
import { useStrings } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { PageHead } from "../ui/page-head.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { useNear } from "../ui/use-near.ts";
import { AIRPORT_FORM_ID, AirportFare } from "./airport-fare.tsx";
import { type AirportDraft, NO_AIRPORT_TRIP, airportTimes } from "./airport-trip.ts";
import type { DriveEnd } from "./drive-map.tsx";
import { FixedRates } from "./fixed-rates.tsx";
import { useAirportRoute } from "./use-airport-fare.ts";
import { timeOf, useFlight } from "./use-flight.ts";
import { type OwnPosition, isAtAirport, isElsewhereOnIsland, useOwnPosition } from "./use-own-position.ts";
import { WayToPlane } from "./way-to-plane.tsx";
import { latePart } from "../ui/late-part.tsx";
import mapFrameStyles from "../map/map-frame.module.css";
import styles from "./airport-page.module.css";

// The form can be used while the map loads.
const DriveMap = latePart(() => import("./drive-map.tsx"));

/** To or from the airport: the flight, from where to where, the price; where we meet, the way on the map, and every fixed rate. */
export default function AirportPage() {
  const text = useStrings("airport");
  const own = useOwnPosition();
  const [draft, keep] = useDraft<AirportDraft>("airport", NO_AIRPORT_TRIP);
  const { direction, place, sign } = draft;
  const toAirport = direction === null ? isElsewhereOnIsland(own.position) : direction === "to";
  const end = otherEnd(place, own.position);
  const route = useAirportRoute({ point: end?.point ?? null, toAirport });
  const found = useFlight(draft, toAirport);
  const [now] = useState(() => new Date());
  const { landing_minutes } = useCompany();
  const driveMinutes = route.data && Math.round(route.data.duration_min);
  const onBoard = found && timeOf(found);
  const times = airportTimes(
    { draft, toAirport, onBoard, landingMinutes: landing_minutes, driveMinutes },
    now,
  );
  const chooseZone = (zone: ChosenPlace) => keep({ place: zone, pickup: null });
  const chooseAndShow = (zone: ChosenPlace) => {
    chooseZone(zone);
    document.getElementById(AIRPORT_FORM_ID)?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <GablePage from={640}>
        <PageHead title={text.headTitle} description={text.headDescription} />
        <div className={styles.grid}>
          <AirportFare
            {...{ own, draft, toAirport, found, times, end, route }}
            onChange={keep}
            onZone={chooseZone}
          />
          <div className={styles.side}>
            <div className={styles.panel}>
              {toAirport ? (
                <WayToPlane
                  times={times}
                  from={end?.name ?? null}
                  km={route.data?.distance_km}
                  driveMinutes={driveMinutes}
                  flight={found?.number ?? draft.flight}
                />
              ) : (
                <MeetingPoint at="hato" sign={sign} />
              )}
            </div>
            <Drive {...{ end, toAirport }} line={route.data?.geometry ?? null} onZone={chooseAndShow} />
          </div>
        </div>
      </GablePage>
      <FixedRates onZone={chooseAndShow} />
    </>
  );
}

type DriveProps = Parameters<typeof DriveMap>[0];

/** The drive on the map, which is fetched once it is about to be seen. */
function Drive(props: DriveProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  return (
    <div className={`${mapFrameStyles.frame} ${styles.map}`} ref={frame}>
      {near && <DriveMap {...props} />}
    </div>
  );
}

/** The end of the drive that is not the airport; null while it is not known, and for who stands at the airport. */
function otherEnd(place: ChosenPlace, position: OwnPosition | null): DriveEnd | null {
  const { text, lat, lng } = place;
  if (lat !== null && lng !== null) return { point: { lat, lng }, name: text, own: false };
  // Nobody who typed a place is priced from another.
  if (isUnchosen(place)) return null;
  if (position === null || isAtAirport(position)) return null;
  return { point: position.point, name: position.failure === null ? position.name : null, own: true };
}
