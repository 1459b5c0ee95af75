import type { Role } from "./roles.ts";

/** Rights that people of the office and of dispatch have within their role. Each call of the office names those of which it needs one. */
export const RIGHTS = [
  "turnover",
  "money",
  "bookkeeping",
  "refunds",
  "prices",
  "partners",
  "contracts",
  "drivers",
  "riders",
  "letters",
  "company",
  "records",
  "people",
] as const;
export type Right = (typeof RIGHTS)[number];

/** The rights that mean something in dispatch; the others are the office's alone. */
const OF_DISPATCH: readonly Right[] = ["turnover", "refunds", "contracts"];

/** The rights that can be given within a role. */
export function rightsWithin(role: Role): readonly Right[] {
  if (role === "staff") return RIGHTS;
  return role === "operator" ? OF_DISPATCH : [];
}

/** Sets of rights that are ready to be given, each in the role that it is for. */
export const RIGHT_SETS = {
  owner: { role: "staff", rights: RIGHTS },
  manager: { role: "staff", rights: RIGHTS.filter((right) => right !== "people" && right !== "records") },
  bookkeeper: { role: "staff", rights: ["turnover", "money", "bookkeeping"] },
  night_manager: { role: "staff", rights: ["drivers", "riders", "letters"] },
  dispatcher_with_turnover: { role: "operator", rights: OF_DISPATCH },
  dispatcher: { role: "operator", rights: [] },
} as const satisfies Record<string, { role: Role; rights: readonly Right[] }>;
export type RightSet = keyof typeof RIGHT_SETS;
export const RIGHT_SET_NAMES = Object.keys(RIGHT_SETS) as RightSet[];

/** The rights of an account as it keeps them: null is all, as every account had before rights were told apart. */
export type KeptRights = readonly Right[] | null;

/** The rights that an account has in its role, in the order in which they are listed. */
export function rightsOf(role: Role, kept: KeptRights): readonly Right[] {
  return rightsWithin(role).filter((right) => kept === null || kept.includes(right));
}

/** Whether somebody has one of the rights that a thing needs; what needs none is everybody's. */
export function hasRight(kept: KeptRights, needs: readonly Right[]): boolean {
  return kept === null || needs.length === 0 || needs.some((right) => kept.includes(right));
}

/** An owner may do everything; of these there is always one. */
export function isOwner(role: Role, kept: KeptRights): boolean {
  return role === "staff" && RIGHTS.every((right) => hasRight(kept, [right]));
}

/** The name of the set that these rights are; null where they are somebody's own mixture. */
export function setOf(role: Role, rights: readonly Right[]): RightSet | null {
  const isSame = (set: readonly Right[]) =>
    set.length === rights.length && set.every((right) => rights.includes(right));
  return (
    RIGHT_SET_NAMES.find((name) => RIGHT_SETS[name].role === role && isSame(RIGHT_SETS[name].rights)) ?? null
  );
}

/** The rights that somebody wants to give or take and hasn't got themselves. */
export function beyond(own: KeptRights, wanted: readonly Right[]): readonly Right[] {
  return wanted.filter((right) => !hasRight(own, [right]));
}
