import { onTestFinished } from "vitest";

/** A device that refuses its position with this code; 0 is one that knows of no positions. */
export function refusePosition(code: 0 | 1 | 2 | 3): void {
  if (code === 0) return lackPositions();
  answerPosition((_found, onError) => onError?.({ code } as GeolocationPositionError));
}

/** A device that is here. */
export function standAt(latitude: number, longitude: number): void {
  answerPosition((found) => found({ coords: { latitude, longitude } } as GeolocationPosition));
}

function answerPosition(getCurrentPosition: Geolocation["getCurrentPosition"]): void {
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
}

function lackPositions(): void {
  const about: unknown = Object.getPrototypeOf(navigator);
  const known = Object.getOwnPropertyDescriptor(about, "geolocation");
  if (known === undefined) return;
  Reflect.deleteProperty(about as object, "geolocation");
  onTestFinished(() => void Object.defineProperty(about, "geolocation", known));
}
