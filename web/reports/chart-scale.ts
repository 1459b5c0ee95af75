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

/** A figure at the size that a phone's charts have, in the units of their drawing, and the room between it and the axis. */
const FIGURE_WIDTH = 14;
const BESIDE_FIGURES = 12;

/** How many of these labels stand side by side in a width, whatever the size of the chart. */
export function labelsIn(width: number, labels: readonly string[]): number {
  return Math.floor(width / (widthOf(labels) + BESIDE_FIGURES));
}

/** How wide the longest of some labels is. */
export function widthOf(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => label.length)) * FIGURE_WIDTH;
}

/** How wide the place for an axis' figures must be, so that none is cut at any size of the chart. */
export function gutterOf(labels: readonly string[], least: number): number {
  return Math.max(least, widthOf(labels) + BESIDE_FIGURES);
}
