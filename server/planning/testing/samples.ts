import type { PlanCar, PlanRide } from "../plan-problem.ts";

/** A car at the first crossing of the town, on shift for eight hours. */
export const CAR: PlanCar = {
  id: 1,
  from: 0,
  at: 0,
  until: 480,
  home: null,
  seats: 4,
  bags: 2,
  rank: 0,
  offers: [],
  breaks: [],
  paidMinutes: 0,
  reliance: 1,
};

export const VAN: PlanCar = { ...CAR, id: 2, seats: 7, bags: 6 };

/** A ride from there to the next crossing, promised for an hour after the shift begins. */
export const RIDE: PlanRide = {
  id: 1,
  from: 0,
  to: 1,
  pickup: 60,
  promised: true,
  waits: false,
  flex: 0,
  patience: 20,
  notBefore: null,
  takes: 10,
  km: 2,
  passengers: 1,
  bags: 0,
  rank: 0,
  needs: [],
  notBy: [],
  hand: null,
};
