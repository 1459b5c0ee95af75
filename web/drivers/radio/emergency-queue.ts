import { useSyncExternalStore } from "react";
import { callForHelpEndpoint } from "../../../contract/radio/emergencies.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { currentSession } from "../../api/session.ts";
import { deviceStore } from "../../device/device-store.ts";
import type { Position } from "../day/position.ts";

/** A call for help that hasn't reached the server yet, on the device. */
export type WaitingCall = {
  readonly key: string;
  readonly at: string;
  readonly lat?: number;
  readonly lng?: number;
};

const PREFIX = "driver_help:";

function readWaitingCall(username: string): WaitingCall | null {
  return deviceStore.read(PREFIX + username, asCall);
}

export function useWaitingCall(username: string): WaitingCall | null {
  return useSyncExternalStore(
    (listener) => deviceStore.watch(PREFIX, listener),
    () => readWaitingCall(username),
    () => null,
  );
}

export function keepCall(username: string, position: Position | null, now: Date): void {
  const at = position === null ? {} : { lat: position.lat, lng: position.lng };
  deviceStore.write(PREFIX + username, { key: newIdempotencyKey(), at: now.toISOString(), ...at });
}

export function forgetCall(username: string): void {
  deviceStore.forget(PREFIX + username);
}

let underWay: Promise<void> | null = null;

/** Sends the call that waits, under its own key, so that it is one call however often it is tried. */
export function sendCall(username: string): Promise<void> {
  underWay ??= trySending(username).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function trySending(username: string): Promise<void> {
  const waiting = readWaitingCall(username);
  if (waiting === null || currentSession()?.username !== username) return;
  const { key, at, ...position } = waiting;
  try {
    await call(callForHelpEndpoint, { body: { ...position, happened_at: at }, idempotencyKey: key });
    if (readWaitingCall(username)?.key === key) forgetCall(username);
  } catch (error) {
    // A call for help is tried until it gets through; only one that the server can't read is given up, for a new press.
    if (error instanceof ApiError && error.code === "invalid_input") forgetCall(username);
  }
}

function asCall(value: unknown): WaitingCall | null {
  return typeof value === "object" && value !== null && "key" in value && "at" in value
    ? (value as WaitingCall)
    : null;
}
