import type { RenderedNotification } from "./rendering/rendering.ts";

/** A message on its way out. The id is the same at every attempt, so that a receiver knows a double. */
export type Outgoing = {
  /** Its row in the outbox. */
  readonly id: number;
  readonly messageId: string;
  readonly kind: string;
  readonly language: string;
  readonly recipient: string;
  readonly createdAt: Date;
  readonly message: RenderedNotification;
};

/** How one channel's messages are sent. */
export type Transport = {
  /** How many it sends side by side. */
  readonly atOnce?: number;
  /** The longest a message is waited for. */
  readonly deadlineMs?: number;
  /** Resolves when the other side has taken the message, throws an `Undelivered` when not. */
  send(outgoing: Outgoing): Promise<void>;
  /** Drops connections that have hung past the deadline. */
  reset?(): void;
  close?(): Promise<void>;
};

/** Why a message was not sent. The reason is a code: the other side's own words may quote the person. */
export class Undelivered extends Error {
  readonly reason: string;
  /** Whether trying again is useless. */
  readonly forGood: boolean;

  constructor(reason: string, forGood = false) {
    super(`a message was not delivered: ${reason}`);
    this.name = "Undelivered";
    this.reason = reason;
    this.forGood = forGood;
  }
}

/** The code of an error that is not ours. */
export function reasonOf(error: unknown): string {
  if (error instanceof Undelivered) return error.reason;
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (typeof code === "string") return code;
  return typeof name === "string" ? name : "unknown";
}
