/** The roles an account can have. A visitor without an account is a guest, which is an actor but not a role. */
export const ROLES = ["rider", "driver", "operator", "staff"] as const;
export type Role = (typeof ROLES)[number];

/** Everyone who can make a call; `partner` is a system of a hotel or a firm, known by its key. */
export const ACTORS = ["guest", ...ROLES, "partner"] as const;
export type Actor = (typeof ACTORS)[number];

/** The capabilities of each role beyond its calls; rules ask for a capability, never for a role name. */
const CAPABILITIES = {
  seeAllRides: ["operator", "staff"],
  seeOwnBookings: ["rider"],
  seeThePool: ["driver"],
  drive: ["driver"],
  dispatch: ["operator", "staff"],
  bookForCaller: ["operator", "staff"],
  readRideHistory: ["operator", "staff"],
  seeUnopenedSite: ["driver", "operator", "staff"],
  signInByCode: ["rider"],
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
