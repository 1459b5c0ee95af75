import type { OwnToldMove, UnheardOffer } from "../../../../contract/dispatch/own-plan.ts";

const plan = {
  next: "Then",
  leaveAbout: (leave: string, there: string) => `Leave at about ${leave}, there at ${there}`,
  leaveAt: (leave: string, there: string) => `Leave at ${leave}, there at ${there}`,
  leaveNow: (there: string) => `Leave now, there at ${there}`,
  byRoad: (km: string, minutes: number) => `${km} by road, ${minutes} min`,
  /** From where the ride before ends. */
  byRoadAfter: (km: string, minutes: number) => `${km} by road after your drop-off, ${minutes} min`,
  /** The ride begins where the one before ends. */
  fromRideBefore: "It begins where your ride before ends",
  break: (from: string, minutes: number) => `Break at ${from}, ${minutes} min`,
  /** Near home is so near that no minutes are said. */
  lastNearHome: (time: string) => `Your last ride ends near home, ${time}`,
  lastEnds: (time: string, minutes: number) => `Your last ride ends ${minutes} min from home, ${time}`,
  about: (time: string) => `about ${time}`,
  shiftUntil: (time: string) => `Shift until ${time}`,
  paid: (time: string) => `Paid today: ${time}.`,
  others: (time: string) => `Others: ${time}.`,
  cannot: {
    late: (minutes: number, time: string) => `You'd be ${minutes} min late for your ride at ${time}`,
    shiftEnds: (time: string) => `Your shift ends at ${time}`,
    outsideShift: "Outside your shift",
    car: "Your car isn't for this ride",
    needs: "Your car doesn't have what this passenger needs",
  },
  /** An Accept that only the server could refuse. */
  refused: {
    late: "With this ride you'd be late for one you have.",
    shift: "This ride isn't within your shift.",
  },
  waiting: {
    accept: "Accept with signal",
    title: "Waits for a signal",
    text: "It isn't yours yet. We ask for it once you're back online.",
    back: "Don't ask",
    tooLong: "Your Accept waited too long and wasn't sent. Look at the ride again.",
  },
  /** The line at the edge while a ride is under way. */
  edge: {
    requests: (count: number) => (count === 1 ? "1 request waits" : `${count} requests wait`),
    show: "Show",
  },
  /** Several drivers are asked for a ride at once. */
  round: {
    asked: (n: number) => `First of ${n} has it`,
    over: (place: string) =>
      `The ride from ${place} no longer needs a driver. Thanks for looking: it doesn't count against you.`,
  },
  unheard: {
    came: (time: string, place: string) =>
      `An offer came at ${time} while you had no signal: ${place}. It doesn't count as missed.`,
    now: {
      free: "It's still free.",
      yours: "It's yours.",
      taken: "Another driver has it now.",
      over: "Nobody needs it any more.",
    } satisfies Record<UnheardOffer["now"], string>,
  },
  moved: {
    "car-out": "Your car was out.",
    "cannot-carry": "Your car couldn't carry it.",
    "would-be-late": "You'd have been late for it.",
    "keeps-promise": "This way another passenger is picked up in time.",
    "serves-more": "This way one more passenger gets a car.",
    dispatch: "The office gave it to somebody else.",
  } satisfies Record<OwnToldMove["why"], string>,
  came: {
    "car-out": "It comes from a driver whose car is out.",
    "cannot-carry": "It comes from a driver whose car couldn't carry it.",
    "would-be-late": "It comes from a driver who'd have been late.",
    "keeps-promise": "It comes from another driver, so that everybody is picked up in time.",
    "serves-more": "It comes from another driver, so that one more passenger gets a car.",
    dispatch: "The office took it from another driver.",
  } satisfies Record<OwnToldMove["why"], string>,
};

export default plan;
export type DriverPlanStrings = typeof plan;
