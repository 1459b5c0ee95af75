import { can } from "../../contract/roles.ts";
import type { LiveEvent } from "../../contract/events/live-event.ts";
import type { LoggedEvent } from "./event-feed.ts";
import { type Looking, presentEvent } from "./present-event.ts";

/** Looks once for all readers of a role who see the same: ten open desks cost what one does. */
export class SharedViews {
  readonly #views = new WeakMap<LoggedEvent, Map<string, Promise<LiveEvent[]>>>();

  present(event: LoggedEvent, looking: Looking): Promise<LiveEvent[]> {
    const { actor } = looking.caller;
    if (!can(actor, "seeAllRides")) return presentEvent(event, looking);
    const views = this.#views.get(event) ?? new Map<string, Promise<LiveEvent[]>>();
    this.#views.set(event, views);
    const view = views.get(actor) ?? presentEvent(event, looking);
    views.set(actor, view);
    return view;
  }
}
