import type { ColumnType } from "kysely";
import type { AssistantScope } from "../../../domain/assistants/assistant-scopes.ts";
import type { Instant, Maybe, MaybeInstant } from "./columns.ts";

/** A grant of a rider, or of a hotel or firm by its key, to an assistant that acts for them. */
export type AssistantGrantsTable = {
  id: string;
  /** Behind a rider's. */
  session_id: Maybe<string>;
  /** Behind one of a hotel or firm. */
  partner_key_id: Maybe<number>;
  /** The address of the assistant's own document. */
  client_id: string;
  redirect_uri: string;
  /** The door that it is for. */
  resource: string;
  scopes: ColumnType<AssistantScope[], string, never>;
  /** The hash of what the assistant must show with its code. */
  challenge: string;
  allowed_at: Instant;
  code_used_at: MaybeInstant;
  refresh_hash: Maybe<string>;
  previous_refresh_hash: Maybe<string>;
  rotated_at: MaybeInstant;
  /** To the minute. */
  last_used_at: MaybeInstant;
  ended_at: MaybeInstant;
  ended_why: Maybe<"withdrawn" | "revoked" | "code_reused" | "refresh_reused">;
};
