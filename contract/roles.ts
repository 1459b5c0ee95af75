import { z } from "zod";

/** The roles an account can have. A visitor without an account is a guest, which is an actor but not a role. */
export const ROLES = ["rider", "driver", "operator", "staff"] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** Everyone who can make a call. */
export const ACTORS = ["guest", ...ROLES] as const;
export type Actor = (typeof ACTORS)[number];

/** What a role may do beyond the calls it may make; rules ask for a capability, never for a role name. */
const CAPABILITIES = {
  seeAllRides: ["operator", "staff"],
  seeOwnBookings: ["rider"],
  seeThePool: ["driver"],
  drive: ["driver"],
  dispatch: ["operator", "staff"],
  bookForCaller: ["operator", "staff"],
  readRideHistory: ["operator", "staff"],
  useTwoFactor: ["operator", "staff"],
  administer: ["staff"],
} as const satisfies Record<string, readonly Role[]>;
export type Capability = keyof typeof CAPABILITIES;

/** Says whether an actor has a capability; a guest has none. */
export function can(actor: Actor, capability: Capability): boolean {
  return (CAPABILITIES[capability] as readonly Actor[]).includes(actor);
}

/** The same of the role that a session names, which may be one that is not known here. */
export function roleCan(role: string, capability: Capability): boolean {
  return ROLES.some((known) => known === role && can(known, capability));
}
