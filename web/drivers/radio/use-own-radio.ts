import { useCallback, useEffect } from "react";
import type { RadioText } from "../../../contract/radio/radio.ts";
import { getOwnRadioEndpoint, readFromDeskEndpoint } from "../../../contract/radio/radio.endpoints.ts";
import type { DriverPhrase } from "../../../domain/radio/phrases.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { call } from "../../api/call.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { read } from "../../api/read.ts";
import { invalidate } from "../../api/update-read.ts";
import { useRead } from "../../api/use-read.ts";
import type { Said } from "../../radio/radio-talk.tsx";
import { type WaitingText, addText, sendTexts, useWaitingTexts } from "./radio-queue.ts";

const EVERY_MS = 60 * SECOND_MS;
const TRY_AGAIN_MS = 10 * SECOND_MS;

/** The texts between a driver and dispatch, as this device knows them. */
export type OwnRadio = {
  readonly texts: readonly RadioText[];
  /** Texts of dispatch that the driver hasn't read, the oldest first. */
  readonly unread: readonly RadioText[];
  readonly waiting: readonly WaitingText[];
  readonly say: (said: Said<DriverPhrase>) => void;
  readonly markRead: () => void;
};

export function useOwnRadio(username: string, how: { enabled: boolean; noSignal: boolean }): OwnRadio {
  const { enabled, noSignal } = how;
  const { data } = useRead(enabled ? read(getOwnRadioEndpoint) : null, { everyMs: EVERY_MS });
  const waiting = useWaitingTexts(username);
  const waits = enabled && waiting.some(({ refused }) => !refused);
  const send = useCallback(async () => {
    if (await sendTexts(username)) invalidate(getOwnRadioEndpoint);
  }, [username]);
  useEffect(() => {
    if (!waits || noSignal) return;
    void send();
    const again = setInterval(() => void send(), TRY_AGAIN_MS);
    return () => clearInterval(again);
  }, [waits, noSignal, send]);
  const texts = data?.texts ?? [];
  const unread = texts.filter(({ from, read_at }) => from === "desk" && read_at === null);
  return {
    texts,
    unread,
    waiting,
    say: (said) => {
      addText(username, said, new Date());
      if (!noSignal) void send();
    },
    markRead: () => {
      const newest = Math.max(...unread.map(({ id }) => id));
      if (unread.length === 0) return;
      // Where it doesn't get through they stay unread, and are read the next time.
      void call(readFromDeskEndpoint, { body: { up_to: newest }, idempotencyKey: newIdempotencyKey() })
        .catch(() => undefined)
        .then(() => invalidate(getOwnRadioEndpoint));
    },
  };
}
