/** The content of a place field: the text, and the point once a place was picked or located. */
export type ChosenPlace = { readonly text: string; readonly lat: number | null; readonly lng: number | null };
export const NO_PLACE: ChosenPlace = { text: "", lat: null, lng: null };
