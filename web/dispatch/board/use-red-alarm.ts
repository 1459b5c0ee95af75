import { useEffect, useRef } from "react";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import { playTones } from "../../ui/tones.ts";
import { urgencyOf } from "./board-time.ts";

const ALARM = [{ hertz: 880, seconds: 0.35 }] as const;
const LOUDNESS = 0.2;

/** Sounds once for each ride without a driver that turns red, where the operator wants it. */
export function useRedAlarm(rides: readonly BoardRide[] | undefined, now: Date, wanted: boolean): void {
  const told = useRef<Set<number> | null>(null);
  useEffect(() => {
    if (rides === undefined) return;
    const red = rides.filter((ride) => ride.status === "Pending" && urgencyOf(ride, now) === "red");
    const known = told.current;
    told.current = new Set(red.map((ride) => ride.id));
    // Rides that are red when the board opens make no sound, only those that turn red later.
    if (known === null || !wanted) return;
    if (red.some((ride) => !known.has(ride.id))) playTones(ALARM, LOUDNESS);
  }, [rides, now, wanted]);
}
