/** A point of a line, as it travels. */
export type LinePoint = readonly [lat: number, lng: number];

export type MapRoute = {
  readonly line: readonly LinePoint[];
  /** Still to be driven: drawn as dots. Driven already: drawn pale. */
  readonly stage?: "to-come" | "driven";
};
