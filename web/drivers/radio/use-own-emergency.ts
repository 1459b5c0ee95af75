import { useCallback, useEffect } from "react";
import type { OwnEmergency } from "../../../contract/radio/emergency.ts";
import {
  getOwnEmergencyEndpoint,
  takeBackCallEndpoint,
} from "../../../contract/radio/emergencies.endpoints.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { invalidate } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import type { Position } from "../day/position.ts";
import { type WaitingCall, forgetCall, keepCall, sendCall, useWaitingCall } from "./emergency-queue.ts";

const EVERY_MS = 30 * SECOND_MS;
const TRY_AGAIN_MS = 5 * SECOND_MS;

/** A driver's call for help, as this device knows it. */
export type OwnHelp = {
  readonly emergency: OwnEmergency | null;
  /** It hasn't reached the server yet. */
  readonly waiting: WaitingCall | null;
  readonly callForHelp: () => void;
  readonly takeBack: () => void;
  readonly isTakingBack: boolean;
};

export function useOwnEmergency(
  username: string,
  { enabled, position }: { enabled: boolean; position: Position | null },
): OwnHelp {
  const { data } = useRead(enabled ? read(getOwnEmergencyEndpoint) : null, { everyMs: EVERY_MS });
  const waiting = useWaitingCall(username);
  const waits = enabled && waiting !== null;
  const send = useCallback(async () => {
    await sendCall(username);
    invalidate(getOwnEmergencyEndpoint);
  }, [username]);
  useEffect(() => {
    if (!waits) return;
    // Tried whatever the page thinks of the signal: it may be wrong.
    void send();
    const again = setInterval(() => void send(), TRY_AGAIN_MS);
    return () => clearInterval(again);
  }, [waits, send]);
  const end = useChange(takeBackCallEndpoint, { invalidates: [getOwnEmergencyEndpoint] });
  return {
    emergency: data?.emergency ?? null,
    waiting,
    callForHelp: () => keepCall(username, position, new Date()),
    takeBack: () => {
      forgetCall(username);
      end.run({});
    },
    isTakingBack: end.isPending,
  };
}
