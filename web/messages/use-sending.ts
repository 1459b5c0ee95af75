import { useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "../api/call.ts";

/** 'Sending...' stands at least this long, so that it can be read; then the form is cleared. */
export const SENDING_AT_LEAST_MS = 1_000;
/** Then 'Sent' stands this long before the form is ready for another message. */
export const SENT_MS = 2_000;

type SendingState = "idle" | "sending" | "sent";

/** How far a message is, and why it did not go. */
export type Sending = { readonly state: SendingState; readonly error: unknown };

/**
 * The life of a message form: idle, sending, sent, idle. A second press while it is sending does nothing, and a try
 * after a failure carries the same key, so that a message that did arrive is not kept twice.
 */
export function useSending(send: (idempotencyKey: string) => Promise<unknown>, onSent: () => void) {
  const [state, setState] = useState<SendingState>("idle");
  const [error, setError] = useState<unknown>(null);
  const key = useRef<string | null>(null);
  const reset = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(reset.current), []);

  const submit = async () => {
    if (state === "sending") return;
    clearTimeout(reset.current);
    setState("sending");
    setError(null);
    key.current ??= newIdempotencyKey();
    try {
      await Promise.all([send(key.current), pause(SENDING_AT_LEAST_MS)]);
      key.current = null;
      onSent();
      setState("sent");
      reset.current = setTimeout(() => setState("idle"), SENT_MS);
    } catch (caught) {
      setError(caught);
      setState("idle");
    }
  };

  /** What was typed changed: the next try is another message. */
  const changed = () => {
    key.current = null;
  };

  return { state, error, submit, changed };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
