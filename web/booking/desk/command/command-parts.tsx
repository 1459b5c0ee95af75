import { displayPhone } from "../../../../domain/accounts/phone-number.ts";
import type { ReactNode } from "react";
import type { ResultOf } from "../../../../contract/endpoint.ts";
import type { findCallerEndpoint } from "../../../../contract/rides/rides.endpoints.ts";
import { type BookingDraft, pickupInstant } from "../../booking-draft.ts";
import { useFormats } from "../../../language/formats.ts";
import { useStrings } from "../../../language/language-context.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useDrivers } from "../../../dispatch/live/dispatch-lists.ts";
import { useNow } from "../../../dispatch/use-now.ts";
import { nearestFree } from "./nearest-free.ts";
import type { Command } from "./read-command.ts";
import type { MeantPlace } from "./use-meant-place.ts";
import styles from "./command-parts.module.css";

export type ReadCommand = {
  readonly command: Command;
  readonly caller: ResultOf<typeof findCallerEndpoint> | undefined;
  readonly draft: BookingDraft;
  readonly pickup: MeantPlace;
  readonly stops: readonly MeantPlace[];
  readonly dropoff: MeantPlace;
  /** The reason why it can't be booked. */
  readonly problem: "phone" | "places" | "unknownPlace" | "unknownWords" | null;
  readonly searching: boolean;
};

/** The parts of the line as they were understood. */
export function CommandParts({ read }: { readonly read: ReadCommand }) {
  const text = useStrings("booking/desk");
  const rides = useStrings("rides");
  const dispatchText = useStrings("dispatch");
  const formats = useFormats();
  const now = useNow();
  const { command, caller, draft, pickup, stops, dropoff } = read;
  const at = pickupInstant(draft.when, now);
  const known = caller === undefined || caller.rides === 0 ? text.newCaller : text.knownCaller(caller.rides);
  return (
    <dl className={styles.parts} role="status">
      <Part name={text.command.caller} isUnderstood={command.phone !== null}>
        {command.phone !== null &&
          `${displayPhone(draft.phone)}${draft.name === draft.phone ? "" : `, ${draft.name}`} (${known})`}
      </Part>
      <PlacePart name={dispatchText.pickup} meant={pickup} />
      {stops.map((stop, index) => (
        <PlacePart key={index} name={text.command.stop} meant={stop} />
      ))}
      <PlacePart name={dispatchText.dropoff} meant={dropoff} />
      <Part name={text.command.when} isUnderstood>
        {draft.when === "now" || at === null ? text.command.now : formats.shortDateTime(at)}
      </Part>
      <Part name={text.command.party} isUnderstood>
        {[
          rides.passengers(draft.passengers),
          rides.bags(draft.luggage),
          ...(draft.vehicleType === "" ? [] : [rides.vehicleType[draft.vehicleType]]),
        ].join(", ")}
      </Part>
      {draft.notes !== "" && (
        <Part name={text.command.forDriver} isUnderstood>
          {draft.notes}
        </Part>
      )}
      {command.unknown.length > 0 && (
        <Part name={text.command.notUnderstood} isUnderstood={false}>
          {command.unknown.join(", ")}
        </Part>
      )}
      <NearestPart draft={draft} />
    </dl>
  );
}

function PlacePart({ name, meant }: { readonly name: string; readonly meant: MeantPlace }) {
  const { place, isFound, searching } = meant;
  return (
    <Part name={name} isUnderstood={isFound || searching}>
      {place.text}
    </Part>
  );
}

function NearestPart({ draft }: { readonly draft: BookingDraft }) {
  const text = useStrings("booking/desk");
  const formats = useFormats();
  const near = nearestFree(useDrivers().data ?? [], draft);
  if (draft.pickup.lat === null) return null;
  return (
    <Part name={text.command.nearest} isUnderstood={near !== null}>
      {near === null ? text.command.nobody : `${near.driver.name}, ${formats.km(near.km)}`}
    </Part>
  );
}

type PartProps = { readonly name: string; readonly isUnderstood: boolean; readonly children: ReactNode };

function Part({ name, isUnderstood, children }: PartProps) {
  const text = useStrings("booking/desk");
  const isEmpty = children === "" || children === false;
  return (
    <div className={isUnderstood ? undefined : styles.unclear}>
      <dt>{name}</dt>
      <dd>
        <Icon name={isUnderstood ? "check" : "alert"} />
        {isEmpty ? text.command.missing : children}
      </dd>
    </div>
  );
}
