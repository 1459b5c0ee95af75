/** The longest stretch of time the board shows at once. */
export const LONGEST_BOARD_HOURS = 48;
/** The hours that the board shows by default: from an hour ago for half a day. */
export const USUAL_BOARD_HOURS = { before: 1, after: 12 } as const;
