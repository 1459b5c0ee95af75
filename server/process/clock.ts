/** Where the time comes from; rules never ask the machine themselves. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
