/** A point of a line, as it travels. */
export type LinePoint = readonly [lat: number, lng: number];

export type MapRoute = {
  readonly line: readonly LinePoint[];
  /** The way to where the trip begins: drawn as dots. Driven already: drawn pale. Never driven: grey dashes. */
  readonly stage?: "to-come" | "driven" | "off";
};
