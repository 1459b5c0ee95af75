/** Further from the pickup than this, as the crow flies, an arrival is asked about and shown: the far end of a terminal is nearer. */
export const AT_PICKUP_KM = 0.5;
