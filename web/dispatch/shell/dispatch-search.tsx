import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { stopNames } from "../../../contract/fares/stop-names.ts";
import { useState } from "react";
import { officePaths } from "../../router/office-paths.ts";
import { searchRideArchiveEndpoint } from "../../../contract/rides/ride-archive.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";
import { useAssignedRides, useDrivers, usePendingRides } from "../live/dispatch-lists.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { useShortWay } from "../../places/use-short-place.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useSettled } from "../../ui/use-settled.ts";
import { phoneTexts } from "../phone-texts.ts";
import styles from "./dispatch-search.module.css";

type Found = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
};

const SHORTEST = 2;
const MOST_OF_A_KIND = 4;
/** What can be the number of a ride; a phone number is longer. */
const RIDE_NUMBER = /^[1-9]\d{2,5}$/;

/** One field for rides, drivers and riders, those of the past too. */
export function DispatchSearch() {
  const text = useStrings("dispatch");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { found, asOf } = useFound(typed);
  return (
    <div className={`${styles.search} ${styles.place}`} data-search role="search">
      <Icon name="search" />
      <Combobox<Found>
        label={text.search}
        placeholder={text.searchHint}
        value={typed}
        onType={setTyped}
        options={found}
        optionKey={(each) => each.key}
        optionText={() => ""}
        renderOption={(each) => (
          <>
            <Icon name={each.icon} />
            <span>
              <span className="strong">{each.title}</span>
              <small>{each.detail}</small>
            </span>
          </>
        )}
        onPick={(each) => navigate(each.to)}
        listLabel={text.search}
        empty={typed.trim().length < SHORTEST ? null : text.searchNothing}
        remark={asOf !== null && <AsOf at={asOf} />}
      />
      <kbd>/</kbd>
    </div>
  );
}

/** What fits, and up to when the past rides among it are all there, where that is not now. */
type Result = { readonly found: readonly Found[]; readonly asOf: string | null };
const NOTHING: Result = { found: [], asOf: null };

function useFound(typed: string): Result {
  const wanted = typed.trim().toLocaleLowerCase().replace(/^#/, "");
  const settled = useSettled(wanted);
  const pending = usePendingRides().data ?? [];
  const assigned = useAssignedRides().data ?? [];
  const drivers = useDrivers().data ?? [];
  const formats = useFormats();
  const statuses = useStrings("rides/booked").status;
  const shortWay = useShortWay();
  const asked = settled.length >= SHORTEST;
  const completed = useRead(
    asked ? readDated(searchRideArchiveEndpoint, { query: { q: settled } }) : null,
  ).data;
  const others = useRead(
    asked ? readDated(searchRideArchiveEndpoint, { query: { q: settled, status: "not_driven" } }) : null,
  ).data;
  // The archive is searched by words; a ride that has ended is found by its number as well.
  const id = RIDE_NUMBER.test(settled) ? Number(settled) : null;
  const numbered = useRead(id === null ? null : read(getRideEndpoint, { params: { id } })).data;
  if (wanted.length < SHORTEST) return NOTHING;

  const rides = [...pending, ...assigned].filter((ride) =>
    fieldsOf(ride).some((field) => field.toLocaleLowerCase().includes(wanted)),
  );
  const archived = [...(completed?.value.rows ?? []), ...(others?.value.rows ?? [])]
    .filter((ride) => ride.id !== numbered?.id)
    .toSorted((a, b) => b.ride_datetime.localeCompare(a.ride_datetime));
  const isOpen = rides.some((ride) => ride.id === numbered?.id);
  const past = numbered === undefined || isOpen ? archived : [numbered, ...archived];
  const foundRide = (ride: Ride): Found => ({
    key: `ride-${ride.id}`,
    icon: "pin",
    title: `#${ride.id} ${ride.rider_name}`,
    detail: `${formats.shortDateTime(ride.ride_datetime)}, ${statuses[ride.status]}: ${shortWay(ride)}`,
    to: officePaths.operatorRide(ride.id),
  });
  const found = [
    ...rides.slice(0, MOST_OF_A_KIND).map(foundRide),
    ...drivers
      .filter((driver) =>
        [driver.name, ...phoneTexts(driver.phone), driver.plate].some((field) =>
          field.toLocaleLowerCase().includes(wanted),
        ),
      )
      .slice(0, MOST_OF_A_KIND)
      .map((driver) => ({
        key: `driver-${driver.id}`,
        icon: "car" as const,
        title: driver.name,
        detail: `${driver.vehicle}, ${driver.plate}`,
        to: officePaths.operatorDriver(driver.id),
      })),
    ...ridersOf([...rides, ...past], wanted).slice(0, MOST_OF_A_KIND),
    ...past.slice(0, MOST_OF_A_KIND).map(foundRide),
  ];
  const [oldest = null] = [completed?.asOf, others?.asOf].filter((at) => typeof at === "string").toSorted();
  return { found, asOf: oldest };
}

/** The people behind the rides, each once; a press shows what they rode. */
function ridersOf(rides: readonly Ride[], wanted: string): Found[] {
  const riders = new Map(
    rides
      .filter((ride) =>
        [ride.rider_name, ...phoneTexts(ride.rider_phone)].some((field) =>
          field.toLocaleLowerCase().includes(wanted),
        ),
      )
      .map((ride) => [ride.rider_phone, ride.rider_name]),
  );
  return [...riders].map(([phone, name]) => ({
    key: `rider-${phone}`,
    icon: "user",
    title: name,
    detail: displayPhone(phone),
    to: `${officePaths.operatorHistory}?q=${encodeURIComponent(phone)}`,
  }));
}

function fieldsOf(ride: Ride): string[] {
  const {
    id,
    reference,
    rider_name,
    rider_phone,
    pickup_location,
    dropoff_location,
    driver_name,
    stops = [],
  } = ride;
  return [
    String(id),
    reference,
    rider_name,
    ...phoneTexts(rider_phone),
    pickup_location,
    dropoff_location,
    stopNames(stops),
    driver_name ?? "",
  ];
}
