/** What is written of a message when it is queued, with the types of the columns. */
const MESSAGE_TYPES = {
  kind: "text",
  channel: "text",
  recipient: "text",
  language: "text",
  payload: "jsonb",
  next_attempt_at: "timestamptz",
  created_at: "timestamptz",
  capped: "boolean",
} as const;

type MessageRecord = Record<Exclude<keyof typeof MESSAGE_TYPES, `${string}_at` | "capped">, string> &
  Record<Extract<keyof typeof MESSAGE_TYPES, `${string}_at`>, Date> & { capped?: boolean | null | undefined };

/** For a statement that stores messages together with what they tell of. */
export const MESSAGE_COLUMNS = Object.keys(MESSAGE_TYPES).join(", ");

/** For `jsonb_to_recordset($1) as one (…)` in the same statement. */
export const MESSAGE_RECORD = Object.entries(MESSAGE_TYPES)
  .map((column) => column.join(" "))
  .join(", ");

/** Messages as JSON for such a statement; a payload is JSON already. */
export function asMessageRecords(messages: readonly MessageRecord[]): string {
  return JSON.stringify(
    messages.map(({ payload, ...message }) => ({ ...message, payload: JSON.parse(payload) as unknown })),
  );
}
