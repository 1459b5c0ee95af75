/** Degrees × 10⁵: about a metre, finer than any map of ours is drawn. */
const STEPS_PER_DEGREE = 1e5;

/**
 * A line of points as a short text: each coordinate is the difference to the one before, five bits to a letter. This is
 * the "encoded polyline" that Google, OSRM and others use.
 */
export function encodeLine(points: ReadonlyArray<readonly [lat: number, lng: number]>): string {
  let text = "";
  let before: readonly [number, number] = [0, 0];
  for (const [lat, lng] of points) {
    const now = [Math.round(lat * STEPS_PER_DEGREE), Math.round(lng * STEPS_PER_DEGREE)] as const;
    text += encodeNumber(now[0] - before[0]) + encodeNumber(now[1] - before[1]);
    before = now;
  }
  return text;
}

/** The points of an encoded line. The rest behind a broken end is left out. */
export function decodeLine(text: string): Array<[lat: number, lng: number]> {
  const numbers: number[] = [];
  let value = 0;
  let unit = 1;
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - 63;
    value += (bits % 32) * unit;
    unit *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    value = 0;
    unit = 1;
  }
  const points: Array<[number, number]> = [];
  let lat = 0;
  let lng = 0;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lng += numbers[index + 1] ?? 0;
    points.push([lat / STEPS_PER_DEGREE, lng / STEPS_PER_DEGREE]);
  }
  return points;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode(63 + 32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(63 + rest);
}
