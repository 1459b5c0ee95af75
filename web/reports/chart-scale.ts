/** A round figure at or above the most that is shown, and the steps up to it: what an axis is marked with. */
export function axisMarks(most: number, steps = 4): readonly number[] {
  if (most <= 0) return [0, 1];
  const rough = most / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size * steps >= most) ?? rough;
  const marks = Math.ceil(most / step);
  return Array.from({ length: marks + 1 }, (_, mark) => Number((mark * step).toPrecision(12)));
}

/** Which of so many labels are written, so that none stands on another. */
export function labelEvery(count: number, room: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, room)));
}
