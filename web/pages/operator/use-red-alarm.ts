import { useEffect, useRef } from "react";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import { urgencyOf } from "./board-time.ts";

const TONE_HZ = 880;
const TONE_SECONDS = 0.35;

/** Sounds once for each ride without a driver that turns red, where the operator wants it. */
export function useRedAlarm(rides: readonly BoardRide[], now: Date, wanted: boolean): void {
  const told = useRef<Set<number> | null>(null);
  useEffect(() => {
    const red = rides.filter((ride) => ride.status === "Pending" && urgencyOf(ride, now) === "red");
    const known = told.current;
    told.current = new Set(red.map((ride) => ride.id));
    // What was red when the board was opened is seen; the sound is for what turns red meanwhile.
    if (known === null || !wanted || rides.length === 0) return;
    if (red.some((ride) => !known.has(ride.id))) sound();
  }, [rides, now, wanted]);
}

function sound(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = TONE_HZ;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener("ended", () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
}
