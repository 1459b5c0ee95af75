import type { ReactNode } from "react";
import type { Board, BoardRide } from "../../contract/dispatch/board.ts";
import type { RideStatus } from "../../contract/rides/ride-states.ts";
import { MINUTE_MS } from "../../contract/time-units.ts";
import { BoardLane } from "../dispatch/board/board-lane.tsx";
import type { Offer } from "../dispatch/live/use-offers.ts";
import boardStyles from "../dispatch/board/board-grid.module.css";
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
const PLANNED = [
  {
    ride: ride(11, { status: "Pending", at: 20, minutes: 60 }),
    driverId: 4,
    driverName: "Ruben Martina",
    lost: 0,
  },
];

const BOARD: Board = { from: inMinutes(-60), to: inMinutes(180), drivers: [], rides: [] };
const nothing = () => undefined;
const VIEW = {
  board: BOARD,
  now: NOW,
  lanePx: LANE_PX,
  offers: new Map([
    [9, { ride_id: 9, driver_id: 4, driver_name: "Ruben Martina", expires_at: inMinutes(0.5) } as Offer],
  ]),
  byRide: new Map(),
  selected: 2,
  dragged: null,
  drag: {
    error: null,
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
        <BoardLane {...VIEW} rides={WAITING} readsAll />
      </Row>
      <Row name="With a driver">
        <BoardLane {...VIEW} rides={GIVEN} />
      </Row>
      <Row name="On offer, aboard">
        <BoardLane {...VIEW} rides={OFFERED} />
      </Row>
      <Row name="Planned">
        <BoardLane {...VIEW} rides={[]} planned={PLANNED} />
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
