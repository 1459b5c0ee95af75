import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LiveEvent } from "../../contract/events/live-event.ts";
import type { LiveState } from "../api/live-events.ts";
import { useLiveEvents } from "../api/use-live-events.ts";
import { DRIVERS_KEY } from "./desk-lists.ts";
import { keepDriver, keepRide, readDispatchAgain, readListsAgain, reloadDesk } from "./keep-change.ts";

/** Keeps every list of the desk as the server says it is; the answer is the state of the line. */
export function useDeskLive(): LiveState {
  const client = useQueryClient();
  const state = useLiveEvents({
    onEvent: (received) => {
      // What the server sends is checked by its own schema before it leaves.
      const event = received as LiveEvent;
      if (event.type === "ride.created" || event.type === "ride.changed") keepRide(client, event.ride);
      else if (event.type === "driver.changed") keepDriver(client, event.driver);
      else if (event.type === "driver.gone") void client.invalidateQueries({ queryKey: DRIVERS_KEY });
      else if (event.type === "dispatch.changed") readDispatchAgain(client);
    },
    onReload: () => reloadDesk(client),
  });

  // What happened between the first reading and the first word of the line is in neither.
  useEffect(() => {
    if (state === "live") readListsAgain(client);
  }, [client, state]);
  return state;
}
