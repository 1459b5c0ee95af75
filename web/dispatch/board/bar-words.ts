import type { BoardRide } from "../../../contract/dispatch/board.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Due, dueOf } from "../ride/due.ts";
import { useShortPlace, useShortWay } from "../../places/use-short-place.ts";
import type { Planned } from "./plan.ts";

/** About as wide as a letter on a bar; rather too much than too little. */
const LETTER_PX = 6.8;
/** The edge and the padding of a bar. */
const BAR_EDGE_PX = 13;
/** Between a bar and the words beside it. */
const BESIDE_GAP_PX = 10;
/** The shape of a status with the gap after it, and from which width on a bar has room for it. */
const SHAPE_PX = 18;
const SHAPE_FROM_PX = 28;

type BarWords = {
  /** The time of a ride without a driver; of another what is wrong with it, as short as can be. */
  readonly lead: string;
  readonly tone: Due["tone"];
  /** Where it goes, the longest words first. */
  readonly ways: readonly string[];
};

/** What is said on the bar of a ride. */
export function useBarWords(now: Date, lostOf: (ride: BoardRide) => number) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const shortPlace = useShortPlace();
  const shortWay = useShortWay();
  const minus = (minutes: number) => `−${formats.number(minutes)}`;
  const wrongWith = ({ tone, why, minutes }: Due): string => {
    if (why === "will_be_late") return minus(-minutes);
    if (why === null || tone === "later") return "";
    return why === "not_accepted" ? text.notAccepted : text.notSetOut;
  };
  return (ride: BoardRide, plan: Planned | null): BarWords => {
    const due = dueOf(ride, now);
    const destination = shortPlace(ride.dropoff_location);
    if (plan !== null) {
      return { lead: plan.lost > 0 ? minus(plan.lost) : "", tone: "later", ways: [destination] };
    }
    if (ride.status === "Pending") {
      return { lead: formats.clock(ride.ride_datetime), tone: due.tone, ways: [shortWay(ride), destination] };
    }
    const lost = lostOf(ride);
    if (lost > 0) return { lead: minus(lost), tone: "late", ways: [destination] };
    return { lead: wrongWith(due), tone: due.tone, ways: [destination] };
  };
}

export type FittedWords = {
  readonly lead: string;
  readonly way: string;
  /** In the bar, beside it, or not at all where there's no room. */
  readonly where: "inside" | "beside" | "nowhere";
  readonly hasShape: boolean;
};

/** The words of a bar for the room that it has: all of them, else the destination, else what comes first; in the bar, else beside it. */
export function fitWords(
  { lead, ways }: BarWords,
  barPx: number,
  slotPx: number,
  hasShape: boolean,
): FittedWords {
  const shape = hasShape && barPx >= SHAPE_FROM_PX;
  const inside = barPx - BAR_EDGE_PX - (shape ? SHAPE_PX : 0);
  const beside = slotPx - barPx - BESIDE_GAP_PX;
  for (const way of [...ways, ""]) {
    const needed = lengthOf(lead, way);
    if (needed === 0) break;
    if (needed <= inside) return { lead, way, where: "inside", hasShape: shape };
    if (needed <= beside) return { lead, way, where: "beside", hasShape: shape };
  }
  return { lead, way: ways.at(-1) ?? "", where: "nowhere", hasShape: shape };
}

/** From this width on a bar has room for whom the ride is offered to, and for how long. */
const OFFER_PX = 170;

/** The same while a ride is on offer, which is said in any case. */
export function fitOffer(barPx: number): FittedWords {
  return { lead: "", way: "", where: barPx >= OFFER_PX ? "inside" : "beside", hasShape: false };
}

/** What a bar takes from its lane so that all its words are read. */
export function roomFor({ lead, ways: [way = ""] }: BarWords, barPx: number): number {
  const needed = lengthOf(lead, way);
  return needed <= barPx - BAR_EDGE_PX ? barPx : barPx + BESIDE_GAP_PX + needed;
}

function lengthOf(lead: string, way: string): number {
  return [lead, way].filter(Boolean).join(" ").length * LETTER_PX;
}
