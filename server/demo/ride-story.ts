import type { RideStatus } from "../../domain/rides/ride-states.ts";
import type { Insertable } from "kysely";
import type { Database } from "../database/schema.ts";

type RideRow = Insertable<Database["rides"]>;
type HistoryRow = Insertable<Database["ride_history"]>;
type RefusalRow = Insertable<Database["ride_refusals"]>;

/** The one who does something to a demo ride. */
export type StoryActor = {
  readonly kind: "guest" | "rider" | "driver" | "operator" | "system";
  readonly id: number | null;
};

const SYSTEM: StoryActor = { kind: "system", id: null };
const driverActor = (id: number): StoryActor => ({ kind: "driver", id });

/** One ride of the demo: each step changes the ride and leaves its line, as the product itself would. */
export class RideStory {
  readonly row: RideRow & { id: number };
  readonly history: HistoryRow[] = [];
  readonly refusals: RefusalRow[] = [];

  constructor(row: Omit<RideRow, "status" | "updated_at"> & { id: number }, bookedBy: StoryActor) {
    this.row = { ...row, status: "Pending", updated_at: row.created_at, version: 0 };
    this.#tell("book", "Pending", bookedBy, row.created_at);
  }

  assign(driverId: number, by: StoryActor, at: Date): void {
    this.#give(driverId, { assigned_at: at });
    this.#tell("assign", "Assigned", by, at);
  }

  accept(driverId: number, at: Date): void {
    this.#give(driverId, { assigned_at: this.row.assigned_at ?? at, accepted_at: at });
    this.#tell("accept", "Accepted", driverActor(driverId), at);
  }

  /** A driver turns the waiting ride down. */
  turnDown(driverId: number, at: Date): void {
    this.refusals.push({ ride_id: this.row.id, driver_id: driverId, why: "rejected", at });
    this.#tell("reject", this.row.status, driverActor(driverId), at);
  }

  /** A driver who had accepted gives the ride back. */
  giveBack(driverId: number, accepted: Date, at: Date): void {
    this.accept(driverId, accepted);
    this.refusals.push({ ride_id: this.row.id, driver_id: driverId, why: "cancelled", at });
    this.#tell("cancel", "Pending", driverActor(driverId), at);
    this.#freeDriver();
  }

  /** The ride is offered to a driver, who lets the time run out. */
  letPass(driverId: number, offered: Date, at: Date): void {
    this.assign(driverId, SYSTEM, offered);
    this.refusals.push({ ride_id: this.row.id, driver_id: driverId, why: "timed_out", at });
    this.#tell("time_out", "Pending", SYSTEM, at);
    this.#freeDriver();
  }

  setOut(at: Date): void {
    this.row.set_out_at = at;
    this.#tell("set_out", this.row.status, this.#driver(), at);
  }

  arrive(at: Date): void {
    this.row.arrived_at = at;
    this.#tell("arrived", this.row.status, this.#driver(), at);
  }

  pickUp(at: Date): void {
    this.row.picked_up_at = at;
    this.#tell("picked_up", "PickedUp", this.#driver(), at);
  }

  setOff(at: Date): void {
    this.row.started_at = at;
    this.#tell("in_progress", "InProgress", this.#driver(), at);
  }

  finish(at: Date): void {
    this.row.completed_at = at;
    this.#end("finish", "Completed", this.#driver(), at);
  }

  /** How it was paid, as its driver said with its end. */
  pay(payment: Pick<RideRow, "paid_by" | "tip_cents" | "tip_xcg_cents">): void {
    Object.assign(this.row, payment);
  }

  rate(stars: number, by: StoryActor, at: Date): void {
    this.row.stars = stars;
    this.#tell("rate", "Completed", by, at);
  }

  nobodyCame(at: Date): void {
    this.#end("no_show", "NoShow", this.#driver(), at);
  }

  callOff(by: StoryActor, at: Date): void {
    this.#end("cancel", "Cancelled", by, at);
  }

  refuse(by: StoryActor, at: Date): void {
    this.#end("reject", "Rejected", by, at);
  }

  #driver(): StoryActor {
    return driverActor(this.row.driver_id ?? 0);
  }

  #give(driverId: number, times: Partial<RideRow>): void {
    Object.assign(this.row, { driver_id: driverId, ...times });
  }

  #freeDriver(): void {
    Object.assign(this.row, { driver_id: null, assigned_at: null, accepted_at: null });
  }

  #end(action: string, status: RideStatus, by: StoryActor, at: Date): void {
    this.row.ended_at = at;
    this.#tell(action, status, by, at);
  }

  #tell(action: string, status: RideStatus, by: StoryActor, at: Date): void {
    this.history.push({
      ride_id: this.row.id,
      actor_id: by.id,
      actor: by.kind,
      action,
      from_status: action === "book" ? null : this.row.status,
      to_status: status,
      driver_id: this.row.driver_id ?? null,
      detail: null,
      at,
    });
    this.row.status = status;
    this.row.updated_at = at;
    this.row.version = (this.row.version ?? 0) + 1;
  }
}
