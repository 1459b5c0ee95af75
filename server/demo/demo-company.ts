import type { DemoCast } from "./demo-cast.ts";
import type { DemoPrices } from "./price-demo-trip.ts";

/** Everyone and everything a part of the story draws on. */
export type DemoCompany = {
  readonly prices: DemoPrices;
  readonly cast: DemoCast;
  readonly operatorId: number;
  readonly rider: {
    readonly id: number;
    readonly name: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly driverIds: ReadonlyMap<string, number>;
  /** The number of the next ride. */
  nextRideId(): number;
};
