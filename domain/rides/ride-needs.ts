/** Words for the driver, or something the car must have. */
type TextNeed = {
  readonly kind: "text";
  readonly max: number;
  /** Whether it is kept in capitals. */
  readonly capitals: boolean;
};
type FlagNeed = { readonly kind: "flag" };

/**
 * The needs that a passenger can have of a ride beyond where, when and how many. Such a field is listed here once: what
 * the wire takes and shows, the columns, the forms and the lists of facts are made from this table.
 */
export const RIDE_NEEDS = {
  flight_number: {
    kind: "text",
    max: 10,
    capitals: true,
  },
  /** Until when a passenger of a ship must be back on board, on the island's clock: "16:30". */
  all_aboard: { kind: "text", max: 5, capitals: false },
  notes: { kind: "text", max: 500, capitals: false },
  child_seat: { kind: "flag" },
  /** A seat for each child, by its age in years, such as "0, 4"; "?" for an age that nobody said. */
  child_ages: { kind: "text", max: 20, capitals: false },
  wheelchair: { kind: "flag" },
  wheelchair_folds: { kind: "flag" },
} as const satisfies Record<string, TextNeed | FlagNeed>;

export type RideNeed = keyof typeof RIDE_NEEDS;
type Kind<Need extends RideNeed> = (typeof RIDE_NEEDS)[Need]["kind"];

/** The needs of a ride as they are kept and shown: a text or none, yes or no. */
export type RideNeeds = { [Need in RideNeed]: Kind<Need> extends "flag" ? boolean : string | null };
/** The same as a form or an edit may have them. */
export type GivenNeeds = {
  readonly [Need in RideNeed]?: (Kind<Need> extends "flag" ? boolean : string | null) | undefined;
};

/** The needs that are a yes or a no; they are the passenger's on every ride, where a text is for one. */
export type RideNeedFlag = { [Need in RideNeed]: Kind<Need> extends "flag" ? Need : never }[RideNeed];

export const RIDE_NEED_NAMES = Object.keys(RIDE_NEEDS) as RideNeed[];

/** The needs that were given, each as it is kept; one that was not given is none, and one that more is said of is there. */
export function needsOf(given: GivenNeeds): RideNeeds {
  const needs = everyNeed<RideNeeds>((need) => {
    const value = given[need];
    return RIDE_NEEDS[need].kind === "flag" ? value === true : trimmed(value);
  });
  return {
    ...needs,
    child_seat: needs.child_seat || needs.child_ages !== null,
    wheelchair: needs.wheelchair || needs.wheelchair_folds,
  };
}

/** The needs that say more of another, and are nothing without it. */
export const MORE_OF_NEEDS = { child_ages: "child_seat", wheelchair_folds: "wheelchair" } as const satisfies {
  readonly [Need in RideNeed]?: RideNeedFlag;
};

/** A ride without any needs. */
export const NO_NEEDS: RideNeeds = needsOf({});

/** Maps each need, by its name. */
export function everyNeed<Made extends { [Need in RideNeed]: unknown }>(
  make: (need: RideNeed) => Made[RideNeed],
): Made {
  return Object.fromEntries(RIDE_NEED_NAMES.map((need) => [need, make(need)])) as Made;
}

function trimmed(value: string | boolean | null | undefined): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
