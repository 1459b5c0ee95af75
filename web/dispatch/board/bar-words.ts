import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Due, dueOf } from "../ride/due.ts";
import { useShortPlace, useShortWay } from "../../places/use-short-place.ts";
import { useReasonText } from "../plan/use-reason-text.ts";
import type { BoardItem } from "./board-items.ts";

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

/** The words on the bar of a ride. */
export function useBarWords(now: Date) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const shortPlace = useShortPlace();
  const shortWay = useShortWay();
  const reasonText = useReasonText();
  const wrongWith = ({ tone, why }: Due): string => {
    if (why === null || why === "will_be_late" || tone === "later") return "";
    return why === "not_accepted" ? text.notAccepted : text.notSetOut;
  };
  const lateWords = useLateWords();
  /** `tailPx` is how wide the red part is, which says by how much it is late where it can. */
  return ({ ride, plannedFor, lost, reason, supposed }: BoardItem, tailPx: number): BarWords => {
    const due = dueOf(ride, now);
    const destination = shortPlace(ride.dropoff_location);
    const ways = [shortWay(ride), destination];
    if (supposed !== null) return { lead: "", tone: "later", ways };
    const late = lost > 0 && lateWords(lost, tailPx) === "" ? lateWords(lost, Infinity) : "";
    if (plannedFor !== null) return { lead: late, tone: lost > 0 ? "late" : due.tone, ways };
    if (ride.status !== "Pending")
      return { lead: late || wrongWith(due), tone: lost > 0 ? "late" : due.tone, ways };
    const why = reason === null ? [] : [`${destination}: ${reasonText(reason)}`];
    return { lead: formats.clock(ride.ride_datetime), tone: due.tone, ways: [...why, ...ways] };
  };
}

/** From this width on the red part of a late ride says that it is late, and from that one at least by how much. */
const LATE_WORDS_PX = 52;
const LATE_FIGURE_PX = 17;

/** The words in the red part of a bar, from the promised time to when somebody will be there. */
export function useLateWords() {
  const { lost: late } = useStrings("dispatch/cockpit");
  return (minutes: number, px: number): string => {
    if (px >= LATE_WORDS_PX) return late(minutes);
    return px >= LATE_FIGURE_PX ? String(minutes) : "";
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

/** The room that a bar takes of its lane so that all its words can be read. */
export function roomFor({ lead, ways: [way = ""] }: BarWords, barPx: number): number {
  const needed = lengthOf(lead, way);
  return needed <= barPx - BAR_EDGE_PX ? barPx : barPx + BESIDE_GAP_PX + needed;
}

function lengthOf(lead: string, way: string): number {
  return [lead, way].filter(Boolean).join(" ").length * LETTER_PX;
}
