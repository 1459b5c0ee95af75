/** A place on earth. */
export type MapPoint = { readonly lat: number; readonly lng: number };
