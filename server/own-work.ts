import { keepContracts } from "./contracts/keep-contract.ts";
import type { BookingDependencies } from "./rides/booking/prepare-booking.ts";

/** The work that a server does by itself with what its calls are made of: its jobs take it from the app. */
export type OwnWork = ReturnType<typeof ownWorkOf>;

declare module "fastify" {
  interface FastifyInstance {
    readonly ownWork: OwnWork;
  }
}

export function ownWorkOf(booking: BookingDependencies) {
  return { keepContracts: () => keepContracts(booking) };
}
