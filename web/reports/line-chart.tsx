import { useState } from "react";
import { axisMarks, gutterOf, labelEvery, labelsIn, widthOf } from "./chart-scale.ts";
import { useChartWidth } from "./use-chart-width.ts";
import styles from "./chart.module.css";

export type ChartPoint = { readonly label: string; readonly value: number };

type LineChartProps = {
  /** The line in a sentence, for people who cannot see it; the table behind has every figure. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
};

const HEIGHT = 260;
const LEAST_LEFT = 64;
const LEAST_RIGHT = 16;
const TOP = 16;
/** Room for two lines of a phone's figures: the axis' last and what stands below it. */
const BOTTOM = 44;

/** A line over time, with its axis and the figure under the pointer. */
export function LineChart({ label, points, format }: LineChartProps) {
  const [at, setAt] = useState<number | null>(null);
  const { place, width } = useChartWidth();
  const marks = axisMarks(Math.max(0, ...points.map((point) => point.value)));
  const top = marks.at(-1) ?? 1;
  const left = gutterOf(marks.map(format), LEAST_LEFT);
  const labels = points.map((point) => point.label);
  // Half of the last label stands beyond its point.
  const right = Math.max(LEAST_RIGHT, widthOf(labels) / 2);
  const across = width - left - right;
  const x = (index: number) => left + (across * index) / Math.max(1, points.length - 1);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const path = points
    .map((point, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(point.value)}`)
    .join("");
  const every = labelEvery(points.length, labelsIn(across, labels));
  const shown = at === null ? undefined : points[at];

  return (
    <div ref={place}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
        onPointerLeave={() => setAt(null)}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const along = ((event.clientX - box.left) / box.width) * width;
          const index = Math.round(((along - left) / across) * (points.length - 1));
          setAt(Math.min(points.length - 1, Math.max(0, index)));
        }}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <line className={styles.gridLine} x1={left} x2={width - right} y1={y(mark)} y2={y(mark)} />
            <text x={left - 8} y={y(mark) + 4} textAnchor="end">
              {format(mark)}
            </text>
          </g>
        ))}
        {points.map(
          (point, index) =>
            index % every === 0 && (
              <text key={point.label} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
                {point.label}
              </text>
            ),
        )}
        <path className={styles.line} d={path} />
        {points.length <= 31 &&
          points.map((point, index) => (
            <circle className={styles.dot} key={point.label} cx={x(index)} cy={y(point.value)} r="3.5" />
          ))}
        {shown !== undefined && at !== null && (
          <g
            className={styles.tip}
            transform={`translate(${Math.min(width - 90, Math.max(left + 74, x(at)))} ${TOP})`}
          >
            <rect x="-74" y="-8" width="148" height="26" rx="6" />
            <text textAnchor="middle" y="10">
              {shown.label}: {format(shown.value)}
            </text>
          </g>
        )}
      </svg>
    </div>
  );
}
