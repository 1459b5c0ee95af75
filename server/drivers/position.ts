/** The position columns of a driver who shares no position. */
export const FORGOTTEN_POSITION = { lat: null, lng: null, location_name: null, located_at: null } as const;
