/** An estimate moves by the minute, so that a list read again within it is the same list. */
export function toMinute(instant: Date): Date {
  return new Date(Math.ceil(instant.getTime() / 60_000) * 60_000);
}
