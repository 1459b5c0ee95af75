import { useSyncExternalStore } from "react";

/** The sound of a new ride: two notes, made here so that no file has to load, and a shake where the device has one. */
const KEY = "driver_mute";
const NOTES_HZ = [880, 1175] as const;
const NOTE_SECONDS = 0.18;
const SHAKE_MS = [200, 100, 200];

const listeners = new Set<() => void>();
let audio: AudioContext | null = null;
let muted: boolean | undefined;

/** Rings and shakes, unless the driver has muted it. */
export function ringForNewRide(): void {
  if (isMuted()) return;
  navigator.vibrate?.(SHAKE_MS);
  if (audio === null || audio.state !== "running") return;
  NOTES_HZ.forEach((hertz, index) => playNote(hertz, index * NOTE_SECONDS));
}

/** Browsers give sound only after a touch; called on the first one. */
export function allowSound(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

/** Whether new rides are silent, and the way to change it; the choice stays on the device. */
export function useMute(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, isMuted, () => false), setMuted];
}

function isMuted(): boolean {
  if (muted !== undefined) return muted;
  try {
    muted = localStorage.getItem(KEY) === "yes";
  } catch {
    muted = false;
  }
  return muted;
}

function setMuted(next: boolean): void {
  muted = next;
  try {
    localStorage.setItem(KEY, next ? "yes" : "no");
  } catch {
    // The choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function playNote(hertz: number, after: number): void {
  if (audio === null) return;
  const from = audio.currentTime + after;
  const note = audio.createOscillator();
  const loudness = audio.createGain();
  note.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.4, from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
  note.connect(loudness).connect(audio.destination);
  note.start(from);
  note.stop(from + NOTE_SECONDS);
}
