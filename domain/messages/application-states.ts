/** The states of an application to drive. */
export const APPLICATION_STATES = ["new", "approved", "declined"] as const;
