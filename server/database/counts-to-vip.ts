import { type SqlBool, sql } from "kysely";

/**
 * Whether a ride counts to what its rider has ridden with us: not one on a hotel's account, or driven already, when they claimed it.
 * What others booked makes nobody a regular.
 */
export const COUNTS_TO_VIP = sql<SqlBool>`(rides.claimed_at is null
  or (rides.partner_id is null and (rides.completed_at is null or rides.completed_at > rides.claimed_at)))`;
