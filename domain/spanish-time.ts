/** A time of the clock with its article, which is another at one o'clock: "la 1:05 p.m.", "las 4:45 p.m.". */
export function withArticle(time: string): string {
  return `${/^1\D/.test(time) ? "la" : "las"} ${time}`;
}

/** A time at the end of a sentence: "4:45 p.m." has its stop already. */
export function withStop(time: string): string {
  return time.endsWith(".") ? time : `${time}.`;
}
