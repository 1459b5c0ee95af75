import { useEffect, useRef, useSyncExternalStore } from "react";
import { deviceStore } from "../../device/device-store.ts";
import { playTones, useSound } from "../../ui/tones.ts";
import { useLateRides } from "../live/use-late-rides.ts";

const KEY = "dispatch_mute";
const ALARM = [{ hertz: 880, seconds: 0.35 }] as const;
const LOUDNESS = 0.2;

/** Sounds once for each ride that turns late, on every screen of dispatch, where the operator wants it. */
export function useLateAlarm(): void {
  const { ids } = useLateRides();
  const told = useRef<ReadonlySet<number> | null>(null);
  useSound();
  useEffect(() => {
    if (ids === null) return;
    const known = told.current;
    told.current = new Set(ids);
    // Rides that are late when the desk opens make no sound, only those that turn late afterwards.
    if (known === null || !isWanted()) return;
    if (ids.some((id) => !known.has(id))) playTones(ALARM, LOUDNESS);
  }, [ids]);
}

/** Whether a ride that turns late sounds, and the way to change it; the choice stays on the device. */
export function useLateSound(): [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, isWanted, () => true), setWanted];
}

function isWanted(): boolean {
  return deviceStore.get(KEY) !== "yes";
}

function setWanted(wanted: boolean): void {
  deviceStore.set(KEY, wanted ? "no" : "yes");
}

function subscribe(listener: () => void): () => void {
  return deviceStore.watch(KEY, listener);
}
