import type { DealWords } from "../deal-words.ts";

export default {
  ask: "Ride often? Ask us for a better price.",
  vip: (rides, percent) =>
    `From ${rides === 1 ? "your first ride" : `${rides} rides`} on, ${percent}% off every ride.`,
} satisfies DealWords;
