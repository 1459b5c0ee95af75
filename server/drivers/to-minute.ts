/** Rounds an estimate to the minute, so that a list read again within it is unchanged and costs a 304. */
export function toMinute(instant: Date): Date {
  return new Date(Math.ceil(instant.getTime() / 60_000) * 60_000);
}
