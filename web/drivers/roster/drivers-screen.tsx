import { useMemo, useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import { ApiError } from "../../api/api-error.ts";
import { useDrivers } from "../../dispatch/live/dispatch-lists.ts";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { useChange } from "../../api/use-change.ts";
import { toggleDriver, undoInactive } from "./driver-actions.ts";
import { folded } from "../../language/fold.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useGrowingList } from "../../ui/use-growing-list.ts";
import { AddDriverDialog } from "./add-driver-dialog.tsx";
import { ChooseRideDialog } from "./choose-ride-dialog.tsx";
import { DispatchTop } from "../../dispatch/shell/dispatch-top.tsx";
import { DriverCard } from "./driver-card.tsx";
import { InactiveDialog } from "./inactive-dialog.tsx";
import { ListFilter } from "../../dispatch/list-filter.tsx";
import { ManyRidesNote } from "../../dispatch/many-rides-note.tsx";
import { SampleRoster } from "./sample-roster.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { useFrozenOrder } from "../../dispatch/use-frozen-order.ts";
import { useWithoutKnownErrors } from "../../dispatch/live/without-known-errors.ts";
import rideCardStyles from "../../dispatch/ride/ride-card.module.css";
import screenToolsStyles from "../../dispatch/screen-tools.module.css";
import { phoneTexts } from "../../rides/search/phone-texts.ts";

const NOBODY: readonly Driver[] = [];

type Opened =
  | { readonly what: "suspend" | "ride" | "inactive"; readonly driver: Driver }
  | { readonly what: "add" };

/** Everybody who drives for the company. */
export function DriversScreen() {
  const text = useStrings("drivers/roster");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const withoutKnownErrors = useWithoutKnownErrors();
  const drivers = withoutKnownErrors(useDrivers());
  const [inactiveShown, setInactiveShown] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<string | null>(null);
  const all = drivers.data ?? NOBODY;
  const [search, setSearch] = useState("");
  const wanted = folded(search.trim());
  const chosen = useMemo(
    () =>
      all.filter(
        (driver) =>
          (inactiveShown || driver.status !== "inactive") &&
          [driver.name, ...phoneTexts(driver.phone), driver.vehicle, driver.plate].some((field) =>
            folded(field).includes(wanted),
          ),
      ),
    [all, inactiveShown, wanted],
  );
  const { rows, holding } = useFrozenOrder(chosen, `${wanted} ${inactiveShown}`);
  const { shown, end } = useGrowingList(rows);
  const close = () => setOpened(null);

  const toast = useToast();
  const onError = () => setError(text.statusFailed);
  const { run: takeBack } = useChange(undoInactive, {
    onError,
    onDone: ({ name, status }) =>
      toast({ text: status === "offline" ? text.backOffShift(name) : text.backOnShift(name) }),
  });
  const { run: toggle } = useChange(toggleDriver, {
    onError,
    onDone: (changed) => {
      if (changed.status !== "inactive") return;
      const undo = { label: dispatchText.undo, run: () => takeBack(changed) };
      toast({ text: text.inactiveNow(changed.name), durationMs: UNDO_WINDOW_MS, action: undo });
    },
  });
  const press = (driver: Driver) => {
    setError(null);
    if (driver.status !== "inactive" && driver.open_rides > 0) setOpened({ what: "inactive", driver });
    else toggle(driver);
  };

  const readError = (error: Error): string => {
    if (error instanceof ApiError && error.status === 401) return text.mustLogIn;
    const { apiError } = all.length > 0 ? dispatchText : text;
    return apiError(words.reasonPart(error));
  };

  return (
    <>
      <DispatchTop title={dispatchText.drivers} />
      <div className={screenToolsStyles.tools}>
        <ListFilter label={text.filterDrivers} value={search} onChange={setSearch} />
        <Button size="compact" aria-pressed={inactiveShown} onClick={() => setInactiveShown(!inactiveShown)}>
          {inactiveShown ? text.hideInactive : text.showInactive}
        </Button>
        {all.length > 0 && (
          <span className="small muted" role="status">
            {text.driversOf(rows.length, all.length)}
          </span>
        )}
        <Button size="compact" icon="plus" onClick={() => setOpened({ what: "add" })}>
          {text.addDriver}
        </Button>
      </div>
      {error !== null && <Note tone="bad">{error}</Note>}
      <ManyRidesNote drivers={all} />
      <QueryView query={drivers} loading={dispatchText.loadingDrivers} failed={readError} />
      {drivers.data !== undefined && all.length === 0 && <Note tone="live">{text.noDrivers}</Note>}
      {!drivers.isPending && all.length === 0 && <SampleRoster />}
      <ul className={rideCardStyles.cards} {...holding}>
        {shown.map(({ row, gone }) => {
          // A row that is kept in its place still shows, and acts on, the driver's present state.
          const driver = all.find((each) => each.id === row.id) ?? row;
          return (
            <DriverCard
              key={driver.id}
              driver={driver}
              gone={gone}
              onToggle={() => press(driver)}
              onSuspend={() => setOpened({ what: "suspend", driver })}
              onAssign={() => setOpened({ what: "ride", driver })}
            />
          );
        })}
      </ul>
      <div ref={end} />
      {all.length > 0 && rows.length === 0 && <EmptyState title={text.noDriverFound} />}
      <AddDriverDialog open={opened?.what === "add"} onClose={close} />
      {opened?.what === "suspend" && <SuspendDialog driver={opened.driver} onClose={close} />}
      {opened?.what === "inactive" && (
        <InactiveDialog
          driver={opened.driver}
          onConfirm={() => {
            toggle(opened.driver);
            close();
          }}
          onSuspend={() => setOpened({ what: "suspend", driver: opened.driver })}
          onClose={close}
        />
      )}
      {opened?.what === "ride" && <ChooseRideDialog driver={opened.driver} onClose={close} />}
    </>
  );
}
