import { useEffect, useSyncExternalStore } from "react";

/** Tones made here, so that no file has to load. A browser gives sound only after the page was touched or a key pressed. */
export type Tone = { readonly hertz: number; readonly seconds: number };

const listeners = new Set<() => void>();
let audio: AudioContext | null = null;

/** Plays tones one after another, from 0 to 1 loud; nothing plays before the browser allows sound. */
export function playTones(tones: readonly Tone[], loudness: number): void {
  if (audio === null || audio.state !== "running") return;
  let from = audio.currentTime;
  for (const tone of tones) {
    playTone(audio, { ...tone, from, loudness });
    from += tone.seconds;
  }
}

/** Opens the sound of the page with the first touch or key, and says whether it is open. */
export function useSound(): boolean {
  useEffect(() => {
    // A touch before this screen came counts too.
    if (navigator.userActivation?.hasBeenActive) openSound();
    document.addEventListener("pointerdown", openSound);
    document.addEventListener("keydown", openSound);
    return () => {
      document.removeEventListener("pointerdown", openSound);
      document.removeEventListener("keydown", openSound);
    };
  }, []);
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

function openSound(): void {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  if (audio === null) {
    audio = new AudioContext();
    audio.addEventListener("statechange", () => {
      for (const listener of listeners) listener();
    });
  }
  // A phone call or a sleeping page can have closed it again.
  if (audio.state !== "running") void audio.resume().catch(() => undefined);
}

function isOpen(): boolean {
  return audio?.state === "running";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function playTone(
  context: AudioContext,
  { hertz, seconds, from, loudness }: Tone & { readonly from: number; readonly loudness: number },
): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + seconds);
}
