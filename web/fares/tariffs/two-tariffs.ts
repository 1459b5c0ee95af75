import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";

/** Two tariffs side by side; the same one twice where there is nothing to compare. */
export type TwoTariffs = {
  readonly before: WireTariff;
  readonly after: WireTariff;
  /** The heading over the values of the second, where that is none to come. */
  readonly afterLabel?: string | undefined;
};
