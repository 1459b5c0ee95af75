import { searchRideArchiveEndpoint } from "../../../contract/rides/ride-archive.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";

/** A text that can be the number of a ride; a phone number is longer. */
const RIDE_NUMBER = /^[1-9]\d{2,5}$/;

type PastRides = {
  /** The ride of this number, open or over. */
  readonly numbered: Ride | undefined;
  /** The others, the latest first. */
  readonly past: readonly Ride[];
  /** Up to when they are all there, where that is not now. */
  readonly asOf: string | null;
};

/** The rides that are over and fit some words, and the one that has this number; nothing is asked for null. */
export function usePastRides(words: string | null): PastRides {
  const completed = useRead(
    words === null ? null : readDated(searchRideArchiveEndpoint, { query: { q: words } }),
  ).data;
  const others = useRead(
    words === null
      ? null
      : readDated(searchRideArchiveEndpoint, { query: { q: words, status: "not_driven" } }),
  ).data;
  // The archive is searched by words; a ride that has ended is found by its number as well.
  const id = words !== null && RIDE_NUMBER.test(words) ? Number(words) : null;
  const numbered = useRead(id === null ? null : read(getRideEndpoint, { params: { id } })).data;
  const past = [...(completed?.value.rows ?? []), ...(others?.value.rows ?? [])]
    .filter((ride) => ride.id !== numbered?.id)
    .toSorted((a, b) => b.ride_datetime.localeCompare(a.ride_datetime));
  const [oldest = null] = [completed?.asOf, others?.asOf].filter((at) => typeof at === "string").toSorted();
  return { numbered, past, asOf: oldest };
}
