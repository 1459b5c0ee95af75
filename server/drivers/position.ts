/** What a driver's row says of his position when it is nobody's business. */
export const FORGOTTEN_POSITION = { lat: null, lng: null, location_name: null, located_at: null } as const;
