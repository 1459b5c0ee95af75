/**
 * From so many open rides of one driver dispatch is alarmed: who takes that many either collects the phones of passengers
 * or has lost count. Nothing is refused.
 */
export const MANY_OPEN_RIDES = 40;
