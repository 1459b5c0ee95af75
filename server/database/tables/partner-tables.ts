import type { MovementKind, ReceivedHow } from "../../../domain/partners/statement-entries.ts";
import type { KeyScope } from "../../../domain/partners/key-scopes.ts";
import type { FareArea } from "../../../domain/fares/fare-areas.ts";
import type { ColumnType, Generated } from "kysely";
import type { Day, Id, Instant, Maybe, MaybeDay, MaybeInstant, MaybeJson } from "./columns.ts";

/** A hotel or a firm whose people book on its account by its link. */
export type PartnersTable = {
  id: Id;
  name: string;
  address: Generated<string>;
  crib: Generated<string>;
  email: string;
  phone: Generated<string>;
  discount_percent: number;
  credit_limit_cents: Maybe<number>;
  language: string;
  active: Generated<boolean>;
  /** The end of the link for guests, who only book. */
  code: string;
  /** The end of the link for the reception, which sees the rides too. */
  reception_code: string;
  /** The sites that may show its booking form in a frame. */
  frame_origins: ColumnType<string[], string | undefined, string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};

/** A key by which a system of a hotel or a firm books on its account. */
export type PartnerKeysTable = {
  id: Id;
  partner_id: number;
  /** The system that has it, in the office's words. */
  name: string;
  scopes: ColumnType<KeyScope[], string, never>;
  /** Of the whole key, which is kept nowhere. */
  hash: string;
  begins_with: string;
  made_by: number;
  made_at: Instant;
  withdrawn_by: Maybe<number>;
  withdrawn_at: MaybeInstant;
  /** To the minute. */
  last_used_at: MaybeInstant;
  last_used_from: Maybe<string>;
};

/** An address of a partner's system that is told of the rides on its account. */
export type WebhooksTable = {
  id: Id;
  partner_id: number;
  url: string;
  /** How many keys it has had; each is worked out from a secret of the server. */
  key_generation: Generated<number>;
  /** Until when the key before signs as well. */
  old_key_until: MaybeInstant;
  made_by: number;
  made_at: Instant;
  ended: Maybe<"removed" | "gone">;
  ended_at: MaybeInstant;
};

/** A message to such an address; those about rides are written by a trigger of the table of rides. */
export type WebhookMessagesTable = {
  id: Id;
  webhook_id: number;
  type: string;
  ride_id: Maybe<number>;
  data: ColumnType<{ reference?: string; status?: string }, string, never>;
  created_at: Instant;
  attempts: Generated<number>;
  next_attempt_at: Instant;
  claimed_until: MaybeInstant;
  sent_at: MaybeInstant;
  failed_at: MaybeInstant;
  last_error: Maybe<string>;
};

/** A fixed price between two areas that is agreed with a hotel or a firm. */
export type PartnerRatesTable = {
  id: Id;
  partner_id: number;
  from_area: FareArea;
  to_area: FareArea;
  price_cents: number;
  valid_from: Day;
  added_by: number;
  added_at: Instant;
  removed_at: MaybeInstant;
};

/** A month's statement to a hotel or a firm, with its name and address as they were then. */
export type PartnerStatementsTable = {
  id: Id;
  number: number;
  partner_id: number;
  month: Day;
  name: string;
  address: string;
  crib: string;
  email: string;
  language: string;
  rides: number;
  total_cents: number;
  made_at: Instant;
  made_by: number;
  mailed_at: MaybeInstant;
  /** Written for the version before alone; what is paid is worked out from `statement_movements`. */
  paid_at: MaybeInstant;
  paid_noted_by: Maybe<number>;
  paid_note: Maybe<string>;
  /** The company's own name, numbers and bank account as they were then; null where an earlier version made it. */
  seller: MaybeJson;
  /** The last day to pay it; null where an earlier version made it. */
  due_on: MaybeDay;
};

/** An entry of staff on a statement; only ever added. */
export type StatementEntriesTable = {
  id: Id;
  statement_id: number;
  kind: Exclude<MovementKind, "refund">;
  /** By so much less is owed; below nothing where an entry is taken back. */
  cents: number;
  how: Maybe<ReceivedHow>;
  /** The day on which the money came in. */
  received_on: MaybeDay;
  reason: string;
  takes_back: Maybe<number>;
  /** Of a credit, and of what takes it back: the refund after which it is not to be paid again. */
  refund_id: Maybe<number>;
  /** Of a credit: the correction of a fare that it is for. */
  correction_id: Maybe<number>;
  /** Of a credit: the number of its note, counted from 1; null where an earlier version made it beside this one. */
  note_number: Maybe<number>;
  made_by: number;
  made_at: Instant;
};

/** A correction of a fare upwards, on the statement after the one of its ride. */
export type StatementCorrectionsTable = { correction_id: number; statement_id: number };

/** A mail that reminded of what is left to pay on a statement. */
export type StatementRemindersTable = {
  id: Id;
  statement_id: number;
  sent_at: Instant;
  /** Null where it went by itself. */
  sent_by: Maybe<number>;
};

/** Movements of the debt on a statement: the entries, and payments and refunds by link. */
export type StatementMovementsView = {
  statement_id: number;
  at: Date;
  source: "entry" | "link" | "refund";
  source_id: number;
  kind: MovementKind;
  cents: number;
  how: ReceivedHow | "link" | null;
  received_on: string | null;
  reason: string;
  takes_back: number | null;
  refund_id: number | null;
  made_by: number | null;
};
