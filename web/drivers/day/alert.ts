import { useSyncExternalStore } from "react";
import { deviceStore } from "../../device/device-store.ts";
import { playTones } from "../../ui/tones.ts";

/** The sound of a new ride: two notes, and a shake where the device has one. */
const KEY = "driver_mute";
const NOTES = [
  { hertz: 880, seconds: 0.18 },
  { hertz: 1175, seconds: 0.18 },
] as const;
const LOUDNESS = 0.4;
const SHAKE_MS = [200, 100, 200];

/** Rings and shakes, unless the driver has muted it. */
export function ringForNewRide(): void {
  if (isMuted()) return;
  navigator.vibrate?.(SHAKE_MS);
  playTones(NOTES, LOUDNESS);
}

/** Whether new rides are silent, and the way to change it; the choice stays on the device. */
export function useMute(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, isMuted, () => false), setMuted];
}

function isMuted(): boolean {
  return deviceStore.get(KEY) === "yes";
}

function setMuted(next: boolean): void {
  deviceStore.set(KEY, next ? "yes" : "no");
}

function subscribe(listener: () => void): () => void {
  return deviceStore.watch(KEY, listener);
}
