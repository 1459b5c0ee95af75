import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** Upper bounds of the latency buckets, in seconds. */
const LATENCY_BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const DURATIONS = {
  name: "trupial_request_duration_seconds",
  help: "Time to answer, by route and method.",
} as const;

/** The counts of one route under one method. */
type RouteFigures = {
  readonly labels: { method: string; route: string };
  /** How many answers of each status. */
  readonly answers: Map<number, number>;
  /** How many took at most each bound and longer than the one before; those over the last are in `count` alone. */
  readonly within: number[];
  seconds: number;
  count: number;
};

/**
 * Counts every answer, and how long it took. A route's pattern is its name, so that no id or text of a visitor gets in. Counted in
 * plain numbers and written out as metrics when somebody reads them: a registry looks through its labels at every count.
 */
export class RequestMetrics {
  readonly #routes = new Map<string, Map<string, RouteFigures>>();
  #underWay = 0;

  constructor(registry: Registry) {
    const underWay = () => this.#underWay;
    const figures = () => this.#figures();
    registry.registerMetric(
      new Gauge({
        name: "trupial_requests_under_way",
        help: "Requests being answered, streams among them.",
        registers: [],
        collect() {
          this.set(underWay());
        },
      }),
    );
    registry.registerMetric(
      new Counter({
        name: "trupial_requests_total",
        help: "Answers by route, method and status.",
        labelNames: ["method", "route", "status"],
        registers: [],
        collect() {
          this.reset();
          for (const { labels, answers } of figures()) {
            for (const [status, count] of answers) this.inc({ ...labels, status }, count);
          }
        },
      }),
    );
    registry.registerMetric(new Durations(figures));
  }

  begin(): void {
    this.#underWay += 1;
  }

  /** To be told once of each request that began; `status` is null where no answer was sent. */
  end(method: string, route: string, status: number | null, seconds: number): void {
    this.#underWay -= 1;
    if (status === null) return;
    const counted = this.#of(method, route);
    counted.answers.set(status, (counted.answers.get(status) ?? 0) + 1);
    counted.count += 1;
    counted.seconds += seconds;
    const bucket = LATENCY_BOUNDS_S.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) counted.within[bucket] = (counted.within[bucket] ?? 0) + 1;
  }

  #of(method: string, route: string): RouteFigures {
    let routes = this.#routes.get(method);
    if (!routes) this.#routes.set(method, (routes = new Map()));
    let counted = routes.get(route);
    if (!counted) {
      const within = LATENCY_BOUNDS_S.map(() => 0);
      counted = { labels: { method, route }, answers: new Map(), within, seconds: 0, count: 0 };
      routes.set(route, counted);
    }
    return counted;
  }

  #figures(): RouteFigures[] {
    return [...this.#routes.values()].flatMap((routes) => [...routes.values()]);
  }
}

/** The histogram of what is counted elsewhere. */
class Durations extends Histogram<"method" | "route" | "le"> {
  readonly #figures: () => readonly RouteFigures[];

  constructor(figures: () => readonly RouteFigures[]) {
    super({ ...DURATIONS, labelNames: ["method", "route"], buckets: LATENCY_BOUNDS_S, registers: [] });
    this.#figures = figures;
  }

  /** The text that a registry writes out. */
  async getForPromString() {
    return { ...DURATIONS, type: "histogram", values: this.#figures().flatMap(linesOf) };
  }
}

function linesOf({ labels, within, seconds, count }: RouteFigures) {
  let atMost = 0;
  const buckets = LATENCY_BOUNDS_S.map((le, index) => {
    atMost += within[index] ?? 0;
    return { metricName: `${DURATIONS.name}_bucket`, labels: { le, ...labels }, value: atMost };
  });
  return [
    ...buckets,
    { metricName: `${DURATIONS.name}_bucket`, labels: { le: "+Inf", ...labels }, value: count },
    { metricName: `${DURATIONS.name}_sum`, labels, value: seconds },
    { metricName: `${DURATIONS.name}_count`, labels, value: count },
  ];
}
