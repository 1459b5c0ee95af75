/** The small drawings on the marks of places, in a square of 24. */
const MARKS = {
  bed: "M4 18V7M4 14h16v4M20 14v-1.5a3 3 0 0 0-3-3h-6V14",
  boat: "M4 14h16l-2 4.5H6.5zM6.5 14v-3.5h9l2.5 3.5M9 10.5V6.5h3v4",
  beach: "M5 11.5C6 7 10 5 12 5s6 2 7 6.5zM12 11.5V19M7 19h10",
  pin: "M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM9.5 9.5a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 0-5 0",
  plane:
    "m3.5 13.5 2-.5 2.5 1.5 4-1.5L6.5 6l2-.6 7.3 5.3 3.6-1.2c1-.3 2 .1 2.3 1s-.3 1.7-1.3 2L7.5 17zM5 20.5h14",
} as const;

export type MarkName = keyof typeof MARKS;

/** How far a mark reaches from its middle. */
export const MARK_REACH = 9.5;

export function PlaceMark({ mark }: { readonly mark: MarkName }) {
  return (
    <>
      <circle r={MARK_REACH} />
      <path d={MARKS[mark]} transform="translate(-6.5 -6.5) scale(0.54)" />
    </>
  );
}
