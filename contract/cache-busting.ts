/** Names that clients put into a query so that no cache on the way answers; they mean nothing, and every call takes them. */
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
