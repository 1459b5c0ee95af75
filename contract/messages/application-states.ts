/** What has become of an application to drive. */
export const APPLICATION_STATES = ["new", "approved", "declined"] as const;
