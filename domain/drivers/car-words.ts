/** A car by its parts, as far as the office has written them down. */
export type CarParts = {
  readonly make: string | null;
  readonly model: string | null;
  readonly colour: string | null;
};

/** The car as passengers read it, "White Toyota Corolla"; null where nothing of it is known. */
export function carWords({ make, model, colour }: CarParts): string | null {
  return [colour, make, model].filter(Boolean).join(" ") || null;
}
