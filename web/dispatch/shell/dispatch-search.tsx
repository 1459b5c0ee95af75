import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { useState } from "react";
import { officePaths } from "../../router/office-paths.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useAssignedRides, useDrivers, usePendingRides } from "../live/dispatch-lists.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { phoneTexts } from "../../rides/search/phone-texts.ts";
import { rideFields } from "../../rides/search/ride-fields.ts";
import { useFoundRide } from "../../rides/search/use-found-ride.ts";
import { usePastRides } from "../../rides/search/use-past-rides.ts";
import { type Found, QuickFind } from "../../ui/quick-find.tsx";
import { useSettled } from "../../ui/use-settled.ts";

const SHORTEST = 2;
const MOST_OF_A_KIND = 4;

/** One field for rides, drivers and riders, those of the past too. */
export function DispatchSearch({ className }: { readonly className?: string | undefined }) {
  const text = useStrings("dispatch");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { found, asOf } = useFound(typed);
  return (
    <QuickFind
      className={className}
      label={text.search}
      placeholder={text.searchHint}
      value={typed}
      onType={setTyped}
      found={found}
      onPick={(each) => navigate(each.to)}
      empty={typed.trim().length < SHORTEST ? null : text.searchNothing}
      remark={asOf !== null && <AsOf at={asOf} />}
    />
  );
}

/** Rides that fit, and up to when the past ones among them are all there, where that is not now. */
type Result = { readonly found: readonly Found[]; readonly asOf: string | null };
const NOTHING: Result = { found: [], asOf: null };

function useFound(typed: string): Result {
  const wanted = typed.trim().toLocaleLowerCase().replace(/^#/, "");
  const settled = useSettled(wanted);
  const pending = usePendingRides().data ?? [];
  const assigned = useAssignedRides().data ?? [];
  const drivers = useDrivers().data ?? [];
  const foundRide = useFoundRide();
  const { numbered, past: ended, asOf } = usePastRides(settled.length >= SHORTEST ? settled : null);
  if (wanted.length < SHORTEST) return NOTHING;

  const rides = [...pending, ...assigned].filter((ride) =>
    rideFields(ride).some((field) => field.toLocaleLowerCase().includes(wanted)),
  );
  const isOpen = rides.some((ride) => ride.id === numbered?.id);
  const past = numbered === undefined || isOpen ? ended : [numbered, ...ended];
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
  return { found, asOf };
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
