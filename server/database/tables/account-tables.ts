import type { ColumnType, Generated } from "kysely";
import type { KeptRights } from "../../../domain/accounts/rights.ts";
import type { Role } from "../../../domain/accounts/roles.ts";
import type { PlaceKind } from "../../../domain/places/place.ts";
import type { SavedAs } from "../../../domain/places/saved-as.ts";
import type { Id, Instant, MaybeInstant, Maybe } from "./columns.ts";

export type AccountsTable = {
  id: Id;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  /** When a mailed link or code showed that the address is its owner's; null while it is only claimed. */
  email_confirmed_at: MaybeInstant;
  first_name: string;
  last_name: string;
  phone: string;
  /** When a code showed that the phone is its owner's; null while it is only claimed. */
  phone_confirmed_at: MaybeInstant;
  password_hash: string;
  role: Role;
  /** Their rights within it; null is all. */
  rights: ColumnType<KeptRights, string | null | undefined, string | null>;
  state: Generated<"active" | "suspended" | "deleted">;
  language: Generated<string>;
  last_visited_page: Maybe<string>;
  two_factor_secret: Maybe<string>;
  two_factor_since: MaybeInstant;
  two_factor_last_step: Maybe<number>;
  second_factor_tries: Generated<number>;
  second_factor_tried_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
};

export type SessionsTable = {
  id: string;
  account_id: number;
  mode: "web" | "plain";
  refresh_hash: string;
  previous_refresh_hash: Maybe<string>;
  rotated_at: MaybeInstant;
  user_agent: Maybe<string>;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  ended_at: MaybeInstant;
  ended_why: Maybe<string>;
  /** It was opened by a passkey, which stands for both factors. */
  by_passkey: Generated<boolean>;
};

export type RecoveryCodesTable = { account_id: number; code_hash: string; used_at: MaybeInstant };

export type PasswordLinksTable = {
  token_hash: string;
  account_id: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: MaybeInstant;
};

export type EmailChangesTable = {
  token_hash: string;
  account_id: number;
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: MaybeInstant;
};

/** A code to sign in with that was sent to an address, until it is used or an hour old. */
export type SignInCodesTable = {
  ticket_hash: string;
  way: "email" | "phone";
  address: string;
  code_hash: string;
  wrong_tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  /** When the right code came, of an address that no account had yet. */
  proved_at: MaybeInstant;
};

export type PasskeysTable = {
  id: Id;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  /** How often the device says that it was used; one that keeps no count says 0. */
  counter: number;
  transports: Generated<string[]>;
  synced: boolean;
  name: string;
  created_at: Instant;
  last_used_at: MaybeInstant;
};

/** A challenge that is out: to sign in, or of an account that adds a passkey. */
export type PasskeyChallengesTable = {
  ticket_hash: string;
  account_id: Maybe<number>;
  challenge: string;
  expires_at: Instant;
};

/** A place that a rider keeps as their home or hotel. */
export type SavedPlacesTable = {
  account_id: number;
  saved_as: SavedAs;
  name: string;
  kind: PlaceKind;
  area: string;
  lat: number;
  lng: number;
};

/** A driver whom a rider would like to have again. */
export type FavoriteDriversTable = { account_id: number; driver_id: number; since: Instant };

export type KnownDevicesTable = { account_id: number; mark: string; first_seen_at: Instant };

export type ServerSecretsTable = { name: string; value: string; created_at: Generated<Date> };
