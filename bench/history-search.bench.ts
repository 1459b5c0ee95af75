/**
 * What a keystroke in the search of a long history costs: searching and sorting 2,000 rides as the driver's and the
 * rider's screens do, beside a history of 50 in the same run. Nothing is drawn; the screens draw 60 rows at first.
 * npx tsx bench/history-search.bench.ts
 * Baseline, November 2026, Node 20.20, two cores under heavy load: opening the list 96 ms, sorting 0.6 to 1.4 ms, a keystroke
 * 0.1 ms of 2,000 rides, 40 to 70 times that of 50. Before, with the texts written anew at each keystroke, 530 to 1,100 ms.
 */
import { formatsFor } from "../web/language/formats.ts";
import { asNumber, searchRides, searchTextsOf, sortRides } from "../web/rides/order-rides.ts";
import type { Ride } from "../contract/rides/ride.ts";
import { HOUR_MS } from "../domain/time-units.ts";

const ROUNDS = 30;
const LONG = 2_000;
const SHORT = 50;
const PLACES = [
  "Punda",
  "Jan Thiel Beach",
  "Mambo Beach",
  "Curaçao International Airport (Hato)",
  "Westpunt",
];
const SEARCHES = ["jan", "november 20", "$1", "nobody of this name"];

function main(): void {
  const formats = formatsFor("en");
  const textsOf = (ride: Ride) => [
    ride.reference,
    ride.rider_name,
    ride.pickup_location,
    ride.dropoff_location,
    formats.dateTime(ride.ride_datetime),
    formats.km(asNumber(ride.distance_km)),
    formats.usd(asNumber(ride.calculated_fare)),
  ];
  const [long, short] = [ridesOf(LONG), ridesOf(SHORT)];
  const compare = (what: string, work: (rides: readonly Ride[]) => unknown) => {
    const [slow, quick] = [median(() => work(long)), median(() => work(short))];
    console.log(
      `${what}: ${slow.toFixed(2)} ms of ${LONG} rides, ${(slow / quick).toFixed(1)} times ${SHORT} rides`,
    );
  };
  compare("opening the list", (rides) => searchTextsOf(rides, textsOf));
  compare("sorting by fare", (rides) =>
    sortRides(rides, (ride) => asNumber(ride.calculated_fare), "ascending"),
  );
  compare("sorting by place", (rides) => sortRides(rides, (ride) => ride.pickup_location, "ascending"));
  const texts = new Map([...searchTextsOf(long, textsOf), ...searchTextsOf(short, textsOf)]);
  for (const words of SEARCHES) compare(`"${words}"`, (rides) => searchRides(rides, words, texts));
}

function median(work: () => unknown): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
}

function ridesOf(count: number): Ride[] {
  const newest = Date.parse("2026-11-20T16:00:00Z");
  return Array.from({ length: count }, (_, index) => {
    const known: Partial<Ride> = {
      id: count - index,
      reference: `R${index}`,
      rider_name: `Passenger ${index}`,
      pickup_location: PLACES[index % PLACES.length] ?? "",
      dropoff_location: PLACES[(index * 7 + 3) % PLACES.length] ?? "",
      ride_datetime: new Date(newest - index * 5 * HOUR_MS).toISOString(),
      distance_km: `${(index * 13) % 40}.5`,
      calculated_fare: `${(index * 17) % 90}.00`,
    };
    return known as Ride;
  });
}

main();
