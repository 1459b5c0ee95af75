import { useSyncExternalStore } from "react";
import { deviceStore } from "../../device/device-store.ts";

const KEY = "dispatch_mute";

/** Whether what gets worse sounds, and the way to change it; the choice stays on the device. */
export function useAlarmSound(): [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSoundWanted, () => true), setWanted];
}

export function isSoundWanted(): boolean {
  return deviceStore.get(KEY) !== "yes";
}

function setWanted(wanted: boolean): void {
  deviceStore.set(KEY, wanted ? "no" : "yes");
}

function subscribe(listener: () => void): () => void {
  return deviceStore.watch(KEY, listener);
}
