import type { CarPosition } from "./position-lane.ts";

/** The server that sends a batch, and its wishes. */
type BatchHead = {
  readonly from: string;
  /** Wants to be told of all cars. */
  readonly asksAll: boolean;
  /** Hears nothing over the fast wire. */
  readonly isDeaf: boolean;
};

export type Batch = BatchHead & { readonly number: number; readonly positions: readonly CarPosition[] };

type Telling = { head: BatchHead; now: number; most: number; number: number };

/** A ten-centimetre grid. */
const DIGITS = 6;
const HEAD = /^([\w-]{1,64}) (\d{1,15}) ([01])([01])$/;
const LINE = /^(\d{1,10}) (\d{1,10}) (-?\d{1,3}(?:\.\d+)?) (-?\d{1,3}(?:\.\d+)?) (\d{1,12})$/;

/**
 * A batch as messages that are no longer than they may be: a line for who sends it, and one for each car with how long ago it was there,
 * so that no server needs another one's clock.
 */
export function batchToTexts<P extends CarPosition>(
  cars: readonly P[],
  { head, now, most, number }: Telling,
) {
  const messages: { number: number; text: string; cars: P[] }[] = [];
  let next = number;
  const begin = () => {
    const { from, asksAll, isDeaf } = head;
    const text = `${from} ${next} ${Number(asksAll)}${Number(isDeaf)}`;
    messages.push({ number: next, text, cars: [] });
    next += 1;
  };
  begin();
  for (const car of cars) {
    const age = Math.max(0, Math.round(now - car.at));
    const line = `\n${car.driverId} ${car.version} ${rounded(car.lat)} ${rounded(car.lng)} ${age}`;
    if ((messages.at(-1)?.text.length ?? 0) + line.length > most) begin();
    const message = messages.at(-1);
    if (!message) continue;
    message.text += line;
    message.cars.push(car);
  }
  return messages;
}

/** Null for what is no batch. */
export function batchFromText(text: string, now: number): Batch | null {
  const [first = "", ...lines] = text.split("\n");
  const head = HEAD.exec(first);
  if (!head) return null;
  const positions: CarPosition[] = [];
  for (const line of lines) {
    const found = LINE.exec(line);
    if (!found) return null;
    const [driverId = 0, version = 0, lat = 0, lng = 0, age = 0] = found.slice(1).map(Number);
    positions.push({ driverId, version, lat, lng, at: now - age });
  }
  const [from = "", number, asks, deaf] = head.slice(1);
  return { from, number: Number(number), asksAll: asks === "1", isDeaf: deaf === "1", positions };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
