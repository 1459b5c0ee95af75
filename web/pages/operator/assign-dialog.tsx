import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDrivers } from "../../../contract/drivers/drivers.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { dueOf } from "../../dispatch/due.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNote, FormError } from "../../ui/note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { DriverChoice } from "./driver-choice.tsx";

type AssignDialogProps = {
  /** The ride to be given; null while the dialog is closed. */
  readonly ride: Ride | null;
  readonly onClose: () => void;
};

/** Gives a ride to a driver: the best one is chosen already and a single Enter away. */
export function AssignDialog({ ride, onClose }: AssignDialogProps) {
  return ride === null ? null : <OpenAssignDialog key={ride.id} ride={ride} onClose={onClose} />;
}

function OpenAssignDialog({ ride, onClose }: { readonly ride: Ride; readonly onClose: () => void }) {
  const text = useMessages("desk");
  const rides = useMessages("rides");
  const words = useDeskWords();
  const formats = useFormats();
  const deeds = useRideDeeds();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const [alsoBusy, setAlsoBusy] = useState(false);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [force, setForce] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  // The keys go to the list from the search, so that is where the dialog begins.
  useEffect(() => searchField.current?.focus(), []);

  const query = useQuery({
    ...endpointQuery(listDrivers, { query: { for_ride: ride.id } }),
    refetchInterval: 15_000,
  });
  const drivers = Array.isArray(query.data) ? query.data : [];
  const shown = drivers.filter(
    (driver) =>
      driver.id !== ride.driver_id &&
      (driver.status === "available" ||
        driver.status === "offline" ||
        (alsoBusy && driver.status === "on_ride")) &&
      driver.name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );
  const chosen =
    shown.find((driver) => driver.id === chosenId) ??
    shown.find((driver) => driver.match?.best === true) ??
    null;
  const overlap = chosen?.match?.overlap ?? null;
  const ready = chosen !== null && (overlap === null || force);

  const choose = (driver: Driver) => {
    setChosenId(driver.id);
    setForce(false);
    setFault(null);
  };

  const assign = async () => {
    if (!ready || busy) return;
    setBusy(true);
    setFault(null);
    try {
      await deeds.give(ride, { driverId: chosen.id, driverName: chosen.name, force });
      onClose();
    } catch (error) {
      setBusy(false);
      setFault(faultOf(error));
      void query.refetch();
    }
  };

  const faultOf = (error: unknown): string => {
    const lost = words.lostRace(error);
    if (lost !== null) return lost;
    if (error instanceof ApiError && error.answered) return words.inContext(text.contextAssign, error);
    return text.assignFailed;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = shown.findIndex((driver) => driver.id === chosen?.id);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      const next = shown[(at + step + shown.length) % shown.length];
      if (next === undefined) return;
      choose(next);
      list.current?.querySelector(`[data-driver="${next.id}"]`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") void assign();
    else return;
    event.preventDefault();
  };

  const due = dueOf(ride.ride_datetime, useNow());
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.assignTo(ride.id)}
      subtitle={text.selectDriver}
      className="assign"
      footer={
        <>
          <div className="assign-choice" aria-live="polite">
            {chosen === null ? (
              text.noneSelected
            ) : (
              <>
                {text.selected(chosen.name)}
                {chosen.match?.arrives_at !== undefined &&
                  chosen.match.arrives_at !== null &&
                  `, ${text.thereAt(formats.time(chosen.match.arrives_at))}`}
              </>
            )}
            {overlap !== null && (
              <Checkbox checked={force} onChange={setForce}>
                {text.assignAnyway}
              </Checkbox>
            )}
          </div>
          <Button onClick={onClose}>
            {text.cancel} <kbd>Esc</kbd>
          </Button>
          <Button
            tone="action"
            disabled={!ready}
            busy={busy}
            busyLabel={text.assigning}
            onClick={() => void assign()}
          >
            {text.assignDriver} <kbd className="on-ink">Enter</kbd>
          </Button>
        </>
      }
    >
      <p className="tripline">
        <span className={`due ${due.tone}`}>
          {formats.time(ride.ride_datetime)}, {words.due(due)}
        </span>
        <span>
          {ride.pickup_location} → {ride.dropoff_location}
        </span>
        <span>
          {text.people(ride.passenger_count)}, {rides.bags(ride.luggage_count)}
        </span>
        <b>{formats.usd(Number(ride.calculated_fare))}</b>
      </p>
      <FormError>{fault}</FormError>
      <div className="assign-tools">
        <div className="search">
          <Icon name="search" />
          <input
            className="input desk"
            type="search"
            aria-label={text.searchByName}
            aria-controls={listId}
            placeholder={text.searchByName}
            value={search}
            ref={searchField}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <span className="strong small" role="status">
          {text.driverCount(shown.length)}
        </span>
        <Button
          size="desk"
          icon="refresh"
          busy={query.isRefetching && !query.isPending}
          onClick={() => void query.refetch()}
        >
          {text.refresh}
        </Button>
      </div>
      <Checkbox checked={alsoBusy} onChange={setAlsoBusy}>
        {text.alsoBusy}
      </Checkbox>
      {query.isPending && <Waiting label={text.loadingDrivers} />}
      {query.isError && (
        <ErrorNote onRetry={() => void query.refetch()}>
          {query.error instanceof ApiError && query.error.status === 404
            ? text.driversEndpoint
            : text.fetchDriversFailed(words.reason(query.error))}
        </ErrorNote>
      )}
      {query.isSuccess && shown.length === 0 && (
        <EmptyState title={text.noDrivers}>{text.noDriversWhy}</EmptyState>
      )}
      <div
        id={listId}
        ref={list}
        role="radiogroup"
        aria-label={text.selectDriver}
        className="assign-list"
        hidden={shown.length === 0}
      >
        {shown.map((driver) => (
          <DriverChoice
            key={driver.id}
            driver={driver}
            ride={ride}
            checked={driver.id === chosen?.id}
            tabIndex={driver.id === (chosen ?? shown[0])?.id ? 0 : -1}
            onChoose={() => choose(driver)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
    </Dialog>
  );
}
