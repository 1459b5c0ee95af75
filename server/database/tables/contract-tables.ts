import type { ColumnType, Generated } from "kysely";
import type {
  ContractLine,
  ContractTrouble,
  WireContractException,
} from "../../../contract/contracts/contract.ts";
import type { ContractPayer, ContractWay, OnHolidays } from "../../../domain/contracts/contract-runs.ts";
import type { Day, Id, Instant, Maybe, MaybeDay, MaybeInstant } from "./columns.ts";

type JsonOf<T> = ColumnType<T, string, string>;

/** A trip as it is kept: each has its number. */
export type KeptLine = Omit<ContractLine, "line"> & { readonly line: number };

/** A contract for rides that come again, whole: its trips and exceptions are written together. */
export type ContractsTable = {
  id: Id;
  name: string;
  partner_id: Maybe<number>;
  rider_name: string;
  rider_phone: string;
  rider_email: Maybe<string>;
  language: string;
  first_day: Day;
  last_day: MaybeDay;
  on_holidays: OnHolidays;
  paid_by: ContractPayer;
  note: Generated<string>;
  lines: JsonOf<KeptLine[]>;
  /** The highest number that a trip of it has ever had. */
  last_line: number;
  exceptions: JsonOf<WireContractException[]>;
  version: Generated<number>;
  made_by: number;
  made_at: Instant;
  changed_by: number;
  changed_at: Instant;
  ended_at: MaybeInstant;
  ended_by: Maybe<number>;
  blanked_at: MaybeInstant;
};

/** The terms by which a ride was booked or last changed. */
export type RunTerms = Omit<KeptLine, "line" | "weekdays" | "time" | "back_time"> & {
  readonly ride_datetime: string;
  readonly rider_phone: string;
  readonly rider_email: string | null;
  readonly language: string;
  /** The account on which it goes. */
  readonly partner_id: number | null;
};

/** The ride of one trip, day and way, once it is booked or could not be. */
export type ContractRidesTable = {
  contract_id: number;
  line: number;
  day: Day;
  way: ContractWay;
  at: Instant;
  ride_id: Maybe<number>;
  terms: JsonOf<RunTerms>;
  /** Somebody has said that it stays, although the contract asks for it no more. */
  stays: Generated<boolean>;
  trouble: Maybe<ContractTrouble>;
  problem_code: Maybe<string>;
  problem: Maybe<string>;
  noted_at: Instant;
};

export type ContractSettingsTable = { id: number; days_ahead: number };
