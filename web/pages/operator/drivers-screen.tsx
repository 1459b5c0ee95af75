import { useMemo, useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { ApiError } from "../../api/api-error.ts";
import { useDrivers } from "../../dispatch/desk-lists.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useDriverDeeds } from "../../dispatch/use-driver-deeds.ts";
import { folded } from "../../language/fold.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote, Note } from "../../ui/note.tsx";
import { useGrowingList } from "../../ui/use-growing-list.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { AddDriverDialog } from "./add-driver-dialog.tsx";
import { ChooseRideDialog } from "./choose-ride-dialog.tsx";
import { DeskTop } from "./desk-top.tsx";
import { DriverCard } from "./driver-card.tsx";
import { ListFilter } from "./list-filter.tsx";
import { SampleRoster } from "./sample-roster.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { useHeldOrder } from "./use-held-order.ts";

const NOBODY: readonly Driver[] = [];

type Opened = { readonly what: "suspend" | "ride"; readonly driver: Driver } | { readonly what: "add" };

/** Everybody who drives for the company. */
export function DriversScreen() {
  const text = useMessages("roster");
  const desk = useMessages("desk");
  const words = useDeskWords();
  const drivers = useDrivers();
  const deeds = useDriverDeeds();
  const [inactiveShown, setInactiveShown] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const all = drivers.data ?? NOBODY;
  const [search, setSearch] = useState("");
  const wanted = folded(search.trim());
  const chosen = useMemo(
    () =>
      all.filter(
        (driver) =>
          (inactiveShown || driver.status !== "inactive") &&
          [driver.name, driver.phone, driver.vehicle, driver.plate].some((field) =>
            folded(field).includes(wanted),
          ),
      ),
    [all, inactiveShown, wanted],
  );
  const { rows, holding } = useHeldOrder(chosen, `${wanted} ${inactiveShown}`);
  const { shown, end } = useGrowingList(rows);
  const close = () => setOpened(null);

  const toggle = async (driver: Driver) => {
    setFault(null);
    try {
      await deeds.toggle(driver);
    } catch {
      setFault(text.statusFailed);
    }
  };

  const readFault = (error: Error): string => {
    if (error instanceof ApiError && error.status === 401) return text.mustLogIn;
    const { apiError } = all.length > 0 ? desk : text;
    return apiError(words.reasonPart(error));
  };

  return (
    <>
      <DeskTop title={desk.drivers} />
      <div className="screen-tools">
        <ListFilter label={text.filterDrivers} value={search} onChange={setSearch} />
        <Button size="desk" aria-pressed={inactiveShown} onClick={() => setInactiveShown(!inactiveShown)}>
          {inactiveShown ? text.hideInactive : text.showInactive}
        </Button>
        {all.length > 0 && (
          <span className="small muted" role="status">
            {text.driversOf(rows.length, all.length)}
          </span>
        )}
        <Button size="desk" tone="ink" icon="plus" onClick={() => setOpened({ what: "add" })}>
          {text.addDriver}
        </Button>
      </div>
      {fault !== null && <Note tone="bad">{fault}</Note>}
      {drivers.isPending && <Waiting label={desk.loadingDrivers} />}
      {drivers.isError && (
        <ErrorNote onRetry={() => void drivers.refetch()}>{readFault(drivers.error)}</ErrorNote>
      )}
      {drivers.isSuccess && all.length === 0 && <Note tone="live">{text.noDrivers}</Note>}
      {(drivers.isSuccess || drivers.isError) && all.length === 0 && <SampleRoster />}
      <ul className="ride-cards" {...holding}>
        {shown.map(({ row, gone }) => {
          // What is held in its place is still drawn, and dealt with, as it is now.
          const driver = all.find((each) => each.id === row.id) ?? row;
          return (
            <DriverCard
              key={driver.id}
              driver={driver}
              gone={gone}
              onToggle={() => void toggle(driver)}
              onSuspend={() => setOpened({ what: "suspend", driver })}
              onAssign={() => setOpened({ what: "ride", driver })}
            />
          );
        })}
      </ul>
      <div ref={end} />
      {all.length > 0 && rows.length === 0 && <EmptyState title={text.noDriverFound} />}
      <AddDriverDialog open={opened?.what === "add"} onClose={close} />
      <SuspendDialog driver={opened?.what === "suspend" ? opened.driver : null} onClose={close} />
      <ChooseRideDialog driver={opened?.what === "ride" ? opened.driver : null} onClose={close} />
    </>
  );
}
