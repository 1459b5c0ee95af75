/** A point of a line, as it travels. */
export type LinePoint = readonly [lat: number, lng: number];

/** What the map is drawn from: the coast, the roads and the names. */
export type MapDrawing = {
  readonly land: readonly (readonly LinePoint[])[];
  readonly roads: readonly { readonly kind: "main" | "minor"; readonly line: readonly LinePoint[] }[];
  /** The smaller the rank, the sooner a name is shown. */
  readonly labels: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly rank: number;
  }[];
  /** Who made the data, in one line. */
  readonly credit: string;
};
