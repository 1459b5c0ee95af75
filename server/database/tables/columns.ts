import type { Stop } from "../../../contract/fares/stops.ts";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

export type Id = Generated<number>;
/** An instant: written and read as a Date. */
export type Instant = ColumnType<Date, Date, Date>;
export type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A calendar day, as text on both databases. */
export type Day = ColumnType<string, string, string>;
export type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type Json = JSONColumnType<Record<string, unknown> | unknown[]>;
/** The places on the way of a ride; none where they are not given. */
export type Stops = ColumnType<Stop[], string | undefined, string>;
export type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>;

export type VehicleTypeColumn = "economy" | "comfort" | "xl" | "cargo";
