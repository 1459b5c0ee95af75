import { onTestFinished, vi } from "vitest";

const nothing = () => undefined;
const heard = { state: "suspended", tones: 0 };

/** The sound of a browser, which counts its tones: closed until a touch opens it. */
class Sound extends EventTarget {
  currentTime = 0;
  destination = {};

  get state(): string {
    return heard.state;
  }

  async resume(): Promise<void> {
    heard.state = "running";
    this.dispatchEvent(new Event("statechange"));
  }

  createGain() {
    const gain = { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
    return { gain, connect: nothing };
  }

  createOscillator() {
    heard.tones += 1;
    return { frequency: {}, connect: () => ({ connect: nothing }), start: nothing, stop: nothing };
  }
}

/**
 * Gives the pages of a test a sound, and says how many tones it has played. The pages keep the first one for as long as they
 * are loaded, so it is closed after each test.
 */
export function stubSound(): () => number {
  vi.stubGlobal("AudioContext", Sound);
  onTestFinished(() => void Object.assign(heard, { state: "suspended", tones: 0 }));
  return () => heard.tones;
}
