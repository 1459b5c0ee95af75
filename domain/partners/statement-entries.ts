/** The kinds of entries and payments that move what is owed on a statement. */
export const MOVEMENT_KINDS = ["payment", "refund", "credit", "taken_back"] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** How staff say that a payment came in; what is paid by link the provider says. */
export const RECEIVED_HOWS = ["bank", "cash", "other"] as const;
export type ReceivedHow = (typeof RECEIVED_HOWS)[number];
