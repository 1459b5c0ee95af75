/** A place in as few words as tell it from the others, for where there is little room; the airport by its word in the reader's language. */
export function shortPlace(name: string, airport: string): string {
  return name
    .replace(/^Curaçao International Airport/, airport)
    .replace(/(?<=\S) Cruise Terminal$/, "")
    .replace(/ \([^()]*\)$/, "");
}

export type Way = {
  readonly pickup_location: string;
  readonly dropoff_location: string;
  readonly stops?: readonly { readonly location: string }[] | undefined;
};

/** Where a ride begins, where it stops and where it ends, in short. */
export function shortWay({ pickup_location, stops = [], dropoff_location }: Way, airport: string): string {
  const places = [pickup_location, ...stops.map(({ location }) => location), dropoff_location];
  return places.map((place) => shortPlace(place, airport)).join(" → ");
}
