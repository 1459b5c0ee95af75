import { CAR_SIDE, DRAWINGS } from "./drawings.ts";
import comfort from "./illustrations/comfort.svg?url";
import economy from "./illustrations/economy.svg?url";
import xl from "./illustrations/xl.svg?url";

/** The cars from the side. */
export const CAR_DRAWINGS = {
  economy: { url: economy, ...CAR_SIDE },
  comfort: { url: comfort, ...CAR_SIDE },
  xl: { url: xl, ...CAR_SIDE },
  cargo: DRAWINGS.cargo,
} as const;
