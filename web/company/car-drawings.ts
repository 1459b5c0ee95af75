import { CAR_SIDE, DRAWINGS } from "./drawings.ts";
import cargo from "./illustrations/cargo.svg?url";
import economy from "./illustrations/economy.svg?url";
import xl from "./illustrations/xl.svg?url";

/** The cars from the side. */
export const CAR_DRAWINGS = {
  economy: { url: economy, ...CAR_SIDE },
  comfort: DRAWINGS.comfort,
  xl: { url: xl, ...CAR_SIDE },
  cargo: { url: cargo, ...CAR_SIDE },
} as const;
