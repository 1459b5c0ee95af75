import { axisMarks, gutterOf } from "./chart-scale.ts";
import type { ChartPoint } from "./line-chart.tsx";
import { useChartWidth } from "./use-chart-width.ts";
import styles from "./chart.module.css";

type BarChartProps = {
  readonly label: string;
  readonly bars: readonly ChartPoint[];
};

const HEIGHT = 260;
const LEAST_LEFT = 40;
const TOP = 24;
const BOTTOM = 32;

/** A bar for each kind, its count above it. */
export function BarChart({ label, bars }: BarChartProps) {
  const { place, width } = useChartWidth();
  const marks = axisMarks(Math.max(4, ...bars.map((bar) => bar.value)));
  const top = marks.at(-1) ?? 1;
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const left = gutterOf(marks.map(String), LEAST_LEFT);
  const room = (width - left) / Math.max(1, bars.length);
  const thickness = Math.min(96, room * 0.6);
  return (
    <div ref={place}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        {marks.map((mark) => (
          <g key={mark}>
            <line className={styles.gridLine} x1={left} x2={width} y1={y(mark)} y2={y(mark)} />
            <text x={left - 8} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => {
          const middle = left + room * (index + 0.5);
          return (
            <g key={bar.label}>
              <rect
                className={styles.bar}
                x={middle - thickness / 2}
                y={y(bar.value)}
                width={thickness}
                height={HEIGHT - BOTTOM - y(bar.value)}
                rx="4"
              />
              <text className={styles.figure} x={middle} y={y(bar.value) - 6} textAnchor="middle">
                {bar.value}
              </text>
              <text x={middle} y={HEIGHT - 8} textAnchor="middle">
                {bar.label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
