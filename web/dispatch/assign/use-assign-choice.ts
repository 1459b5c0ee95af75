import { useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";

const REFRESH_MS = 15_000;
const FRESH_MS = 5_000;
const NOBODY: readonly Driver[] = [];

/** A driver as a row of the dialog, and whether they may be assigned now. */
export type Choosable = { readonly driver: Driver; readonly open: boolean };
export type AssignChoice = ReturnType<typeof useAssignChoice>;

/**
 * Which drivers are offered for a ride and which one is chosen: the one it is meant for, or the best, until another is. Rows stay where they were
 * when the dialog opened, whatever happens meanwhile; Refresh puts them in order again.
 */
export function useAssignChoice(ride: Ride, meantFor: number | null = null) {
  const [search, setSearch] = useState("");
  const [alsoBusy, setAlsoBusy] = useState(meantFor !== null);
  const [chosenId, setChosenId] = useState(meantFor);
  const [force, setForce] = useState(false);
  // The order is that of the first reading since the dialog opened or was refreshed.
  const [since, setSince] = useState(() => Date.now() - FRESH_MS);
  const [frozen, setFrozen] = useState<{
    readonly since: number;
    readonly drivers: readonly Driver[];
  } | null>(null);
  const query = useRead(read(listDriversEndpoint, { query: { for_ride: ride.id } }), { everyMs: REFRESH_MS });
  const fresh = Array.isArray(query.data) ? query.data : NOBODY;
  if (query.data !== undefined && query.updatedAt >= since && frozen?.since !== since) {
    setFrozen({ since, drivers: fresh });
  }
  const held = frozen?.drivers ?? null;

  const offered = (driver: Driver) =>
    driver.id !== ride.driver_id &&
    (driver.status === "available" ||
      driver.status === "offline" ||
      (alsoBusy && driver.status === "on_ride"));
  const wanted = search.trim().toLocaleLowerCase();
  const rows = inFrozenOrder(held ?? NOBODY, fresh)
    .filter(({ was, is }) => offered(was) || offered(is))
    .filter(({ is }) => is.name.toLocaleLowerCase().includes(wanted))
    .map(({ is }): Choosable => ({ driver: is, open: offered(is) && !isHeldBack(is) }));
  const open = rows.filter((row) => row.open).map((row) => row.driver);
  const wantedId = chosenId ?? (held ?? fresh).find((driver) => driver.match?.best === true)?.id;
  // A search preselects its first result; otherwise a chosen driver who is no longer free is not replaced.
  const chosen = open.find((driver) => driver.id === wantedId) ?? (wanted === "" ? null : open[0]) ?? null;

  const choose = (driver: Driver) => {
    setChosenId(driver.id);
    setForce(false);
  };

  return {
    query,
    rows,
    open,
    chosen,
    choose,
    search,
    setSearch,
    alsoBusy,
    setAlsoBusy,
    force,
    setForce,
    /** The driver before or after the chosen one. */
    beside: (step: number): Driver | undefined => {
      const at = open.findIndex((driver) => driver.id === chosen?.id);
      return at === -1 ? open.at(step > 0 ? 0 : -1) : open[(at + step + open.length) % open.length];
    },
    refresh: () => {
      setSince(Date.now());
      query.refetch();
    },
  };
}

/** Such a driver stands in the list with the reason, and can't be chosen. */
function isHeldBack({ papers_expired, out_of_service }: Driver): boolean {
  return Boolean(papers_expired ?? out_of_service);
}

function inFrozenOrder(held: readonly Driver[], fresh: readonly Driver[]) {
  const present = new Map(fresh.map((driver) => [driver.id, driver]));
  const known = new Set(held.map((driver) => driver.id));
  return [
    ...held.map((was) => ({ was, is: present.get(was.id) ?? was })),
    ...fresh.filter((driver) => !known.has(driver.id)).map((driver) => ({ was: driver, is: driver })),
  ];
}
