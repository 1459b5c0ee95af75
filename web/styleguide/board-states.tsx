import type { ReactNode } from "react";
import type { BoardRide } from "../../contract/dispatch/board.ts";
import type { RideStatus } from "../../domain/rides/ride-states.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { BoardItem } from "../dispatch/board/board-items.ts";
import { BoardLane } from "../dispatch/board/board-lane.tsx";
import boardStyles from "../dispatch/board/board-row.module.css";
import styles from "./styleguide.module.css";

const NOW = new Date("2026-11-20T22:00:00Z");
const LANE_PX = 900;
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS).toISOString();

type Shown = { readonly status: RideStatus; readonly at: number; readonly minutes?: number };

function ride(id: number, { status, at, minutes = 30 }: Shown): BoardRide {
  const known: Partial<BoardRide> = {
    id,
    status,
    reference: `TR-${id}`,
    rider_name: "Maya Brooks",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    ride_datetime: inMinutes(at),
    ends_at: inMinutes(at + minutes),
    driver_id: status === "Pending" ? null : 4,
    driver_name: status === "Pending" ? null : "Ruben Martina",
    set_out_at: null,
    arrived_at: null,
    estimated_arrival: null,
    actions: ["assign"],
  };
  return known as BoardRide;
}

const WAITING = [
  ride(1, { status: "Pending", at: -12 }),
  ride(2, { status: "Pending", at: 8 }),
  ride(3, { status: "Pending", at: 75 }),
];
const GIVEN = [
  ride(4, { status: "Completed", at: -55, minutes: 25 }),
  ride(5, { status: "InProgress", at: -25 }),
  ride(6, { status: "Assigned", at: 14, minutes: 20 }),
  ride(7, { status: "Accepted", at: 60, minutes: 10 }),
  ride(8, { status: "Accepted", at: 110, minutes: 50 }),
];
const OFFERED = [
  ride(9, { status: "Assigned", at: 10, minutes: 40 }),
  ride(10, { status: "PickedUp", at: -20, minutes: 20 }),
];

/** A ride at its time, as the board draws it. */
function itemOf(ride: BoardRide, known: Partial<BoardItem> = {}): BoardItem {
  return {
    ride,
    plannedFor: null,
    leaveAt: null,
    promisedAt: ride.ride_datetime,
    pickupAt: ride.ride_datetime,
    endsAt: ride.ends_at,
    lost: 0,
    reason: null,
    supposed: null,
    ...known,
  };
}

const plannedFor = { id: 4, name: "Ruben Martina" };
const PLANNED = [
  itemOf(ride(11, { status: "Pending", at: 20, minutes: 40 }), { plannedFor, leaveAt: inMinutes(8) }),
  itemOf(ride(12, { status: "Pending", at: 70, minutes: 60 }), {
    plannedFor,
    pickupAt: inMinutes(88),
    lost: 18,
  }),
];
const SUPPOSED = [
  itemOf(ride(13, { status: "Accepted", at: 10, minutes: 50 }), { supposed: "goes" }),
  itemOf(ride(14, { status: "Accepted", at: 90, minutes: 50 }), { supposed: "comes", plannedFor }),
];

const nothing = () => undefined;
const VIEW = {
  range: { from: inMinutes(-60), to: inMinutes(180) },
  now: NOW,
  lanePx: LANE_PX,
  offers: new Map([
    [9, { ride_id: 9, driver_id: 4, driver_names: ["Ruben Martina"], expires_at: inMinutes(0.5) }],
  ]),
  selected: 2,
  held: null,
  drag: {
    pick: nothing,
    over: nothing,
    drop: nothing,
    end: nothing,
    look: nothing,
    onKeyDown: nothing,
  },
} as const;

/** The board's bars: without a driver by how soon, with one by status, on offer, and as the plan would have them. */
export function BoardStates() {
  return (
    <div className={styles.lanes}>
      <Row name="No driver yet">
        <BoardLane {...VIEW} items={WAITING.map((one) => itemOf(one))} readsAll />
      </Row>
      <Row name="With a driver">
        <BoardLane {...VIEW} items={GIVEN.map((one) => itemOf(one))} />
      </Row>
      <Row name="On offer, aboard">
        <BoardLane {...VIEW} items={OFFERED.map((one) => itemOf(one))} />
      </Row>
      <Row name="Planned">
        <BoardLane {...VIEW} items={PLANNED} />
      </Row>
      <Row name="What if">
        <BoardLane {...VIEW} items={SUPPOSED} />
      </Row>
    </div>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={boardStyles.row}>
      <div className={boardStyles.who}>{name}</div>
      <div className={boardStyles.lanePlace}>{children}</div>
    </div>
  );
}
