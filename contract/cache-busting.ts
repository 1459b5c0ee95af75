/** What clients put into a query so that nothing on the way answers from its memory; it means nothing, and every call takes it. */
const CACHE_BUSTING = new Set([
  "_",
  "_t",
  "t",
  "ts",
  "timestamp",
  "nocache",
  "no-cache",
  "no_cache",
  "cache",
  "cb",
  "rand",
  "random",
]);

export function isCacheBusting(name: string): boolean {
  return CACHE_BUSTING.has(name.toLowerCase());
}
