import { useEffect, useState } from "react";
import type { Language } from "../../../domain/languages.ts";
import type { ApiError } from "../../api/api-error.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { type Rules, useForm } from "../../ui/use-form.ts";

/** 'Sending...' stands at least this long, so that it can be read; then the form is cleared. */
const SENDING_AT_LEAST_MS = 1_000;
/** Then 'Sent' stands this long before the form is ready for another message. */
const SENT_MS = 2_000;

type MessageForm<T, I> = {
  /** The name the draft is kept under. */
  readonly draft: string;
  readonly initial: T;
  readonly rules: NoInfer<Rules<T>>;
  readonly input: (values: T, language: Language) => I;
  readonly send: (message: I, idempotencyKey: string) => Promise<unknown>;
};

/** The state of a message, and why it was not sent. */
export type Sending = { readonly state: "idle" | "sending" | "sent"; readonly error: Error | null };

/** A form that sends a message: its draft is kept when the page is left, and it says for a while that it was sent. */
export function useMessageForm<T extends object, I>({ input, send, ...about }: MessageForm<T, I>) {
  const { language } = useLanguage();
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent === 0) return undefined;
    const ready = setTimeout(() => setSent(0), SENT_MS);
    return () => clearTimeout(ready);
  }, [sent]);
  const form = useForm({
    ...about,
    input: (values) => input(values, language),
    send: (message: I, idempotencyKey) =>
      Promise.all([send(message, idempotencyKey), pause(SENDING_AT_LEAST_MS)]),
    onDone: () => setSent(sent + 1),
    refusal: useRefusal(),
  });
  const { values, change, field, onSubmit, busy, error } = form;
  const isSent = sent > 0 && error === null;
  const sending: Sending = { state: busy ? "sending" : isSent ? "sent" : "idle", error };
  return { values, change, field, onSubmit, sending };
}

/** The fault of a field that the server named: the rule we have for it, in every language. */
function useRefusal() {
  const { email, phone, date } = useStrings("ui/validation");
  const known: Readonly<Record<string, string | undefined>> = { email, phone, date };
  return (error: ApiError, field: string) => (field in error.fields ? known[field] : undefined);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
