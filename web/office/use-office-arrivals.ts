import { useRef } from "react";
import type { Driver } from "../../contract/drivers/driver.ts";
import type { LiveEvent } from "../../contract/events/live-event.ts";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import {
  getContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import {
  getApplicationEndpoint,
  listApplicationsEndpoint,
} from "../../contract/messages/applications.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { invalidate } from "../api/update-read.ts";
import { useLiveEvents } from "../api/use-live-events.ts";

/** New messages, applications and changes of drivers appear without a reload. */
export function useOfficeArrivals(): void {
  const isOnlyMove = useMoves();
  useLiveEvents({
    onEvent: (event) => {
      const { type } = event;
      if (isOnlyMove(event) || !/^(message|application|driver)\./.test(type)) return;
      invalidate(countOfficeEndpoint);
      if (type.startsWith("message.")) readMessages();
      if (type.startsWith("application.")) readApplications();
      if (type.startsWith("driver.")) invalidate(listDriverRecordsEndpoint);
    },
    onMissed: () => {
      invalidate(countOfficeEndpoint);
      readMessages();
      readApplications();
      invalidate(listDriverRecordsEndpoint);
    },
  });
}

function readMessages(): void {
  invalidate(listContactMessagesEndpoint);
  invalidate(getContactMessageEndpoint);
}

function readApplications(): void {
  invalidate(listApplicationsEndpoint);
  invalidate(getApplicationEndpoint);
}

/**
 * Whether an event says no more than that a car moved, which many do and the office shows nowhere. What it does show of a driver,
 * such as a change that waits, may not be in the event at all: one that is like the one before is no move.
 */
function useMoves(): (event: LiveEvent) => boolean {
  const seen = useRef(new Map<number, Shown>());
  return (event) => {
    if (event.type !== "driver.changed") return false;
    const before = seen.current.get(event.driver.id);
    const now = shownOf(event.driver);
    seen.current.set(event.driver.id, now);
    return before !== undefined && before.rest === now.rest && before.position !== now.position;
  };
}

type Shown = { readonly position: string; readonly rest: string };

/** A driver's position and all else of them, each as text. */
function shownOf({ location, lat, lng, located_at, lastActive, profile, ...rest }: Driver): Shown {
  return {
    position: JSON.stringify([location, lat, lng, located_at, lastActive]),
    rest: JSON.stringify({ ...rest, profile: { ...profile, current_location: null } }),
  };
}
