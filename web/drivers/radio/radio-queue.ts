import { useSyncExternalStore } from "react";
import { sendToDeskEndpoint } from "../../../contract/radio/radio.endpoints.ts";
import type { DriverPhrase } from "../../../domain/radio/phrases.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { currentSession } from "../../api/session.ts";
import { deviceStore } from "../../device/device-store.ts";
import type { Said } from "../../radio/radio-talk.tsx";

/** A text that waits on the device, with the time at which it was written. */
export type WaitingText = Said<DriverPhrase> & {
  readonly key: string;
  readonly at: string;
  /** The server won't take it: it is sent again by nobody. */
  readonly refused?: true;
};

/** The texts of a driver that wait, as their steps do: they survive a reload and belong to the account that wrote them. */
const PREFIX = "driver_radio:";
const NONE: readonly WaitingText[] = [];

export function readWaiting(username: string): readonly WaitingText[] {
  return deviceStore.read(PREFIX + username, (value) =>
    Array.isArray(value) ? (value as readonly WaitingText[]) : NONE,
  );
}

export function useWaitingTexts(username: string): readonly WaitingText[] {
  return useSyncExternalStore(
    (listener) => deviceStore.watch(PREFIX, listener),
    () => readWaiting(username),
    () => NONE,
  );
}

export function addText(username: string, said: Said<DriverPhrase>, now: Date): void {
  const text = { ...said, key: newIdempotencyKey(), at: now.toISOString() };
  deviceStore.write(PREFIX + username, [...readWaiting(username), text]);
}

let underWay: Promise<boolean> | null = null;

/** Sends what waits, in order and each under its own key, so that nothing is said twice. False where the rest waits on. */
export function sendTexts(username: string): Promise<boolean> {
  underWay ??= sendAll(username).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function sendAll(username: string): Promise<boolean> {
  const next = () => readWaiting(username).find(({ refused }) => refused === undefined);
  for (let one = next(); one !== undefined; one = next()) {
    const { key, at, phrase, text } = one;
    if (currentSession()?.username !== username) return false;
    try {
      const body = { happened_at: at, ...(phrase === undefined ? { text } : { phrase }) };
      await call(sendToDeskEndpoint, { body, idempotencyKey: key });
      change(username, (texts) => texts.filter((each) => each.key !== key));
    } catch (error) {
      if (!(error instanceof ApiError) || error.passing || error.status === 401) return false;
      change(username, (texts) =>
        texts.map((each) => (each.key === key ? { ...each, refused: true } : each)),
      );
    }
  }
  return true;
}

function change(username: string, to: (texts: readonly WaitingText[]) => readonly WaitingText[]): void {
  deviceStore.write(PREFIX + username, to(readWaiting(username)));
}
