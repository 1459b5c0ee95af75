import { type SqlBool, sql } from "kysely";

/**
 * Whether a ride counts to the VIP level of its rider: not one on a hotel's account, or driven already, when they claimed it. A ride that
 * somebody else booked makes nobody a regular.
 */
export const COUNTS_TO_VIP = sql<SqlBool>`(rides.claimed_at is null
  or (rides.partner_id is null and (rides.completed_at is null or rides.completed_at > rides.claimed_at)))`;
