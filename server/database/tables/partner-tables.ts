import type { MovementKind, ReceivedHow } from "../../../contract/partners/statement-entries.ts";
import type { FareArea } from "../../../contract/fares/fare-areas.ts";
import type { ColumnType, Generated } from "kysely";
import type { Day, Id, Instant, Maybe, MaybeDay, MaybeInstant } from "./columns.ts";

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

/** What a hotel or a firm was sent to pay for a month, with its name and address as they were then. */
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
};

/** What staff note on a statement; only ever added. */
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
  made_by: number;
  made_at: Instant;
};

/** Whatever moves what is owed on a statement: the entries, and what was paid and given back by link. */
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
