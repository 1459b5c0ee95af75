import { createRequire } from "node:module";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { randomFrom } from "../engine/random.ts";
import { type Arc, assign } from "./assign.ts";

type Solver = { solve: (model: string) => { Status: string; ObjectiveValue: number } };
const require = createRequire(import.meta.url);
const loadHighs: () => Promise<Solver> = require("highs");

/** Cars and then rides as rows, rides as columns; each ride can be left out, and some follow others. */
function randomFleet(seed: number, cars: number, rides: number): Arc[][] {
  const random = randomFrom(seed);
  return Array.from({ length: rides }, (_, column) => [
    { row: cars + column, cost: 100 + Math.floor(random() * 100) },
    ...Array.from({ length: cars + column }, (_, row) => ({ row, cost: Math.floor(random() * 60) })).filter(
      () => random() < 0.4,
    ),
  ]);
}

function costOf(arcs: readonly Arc[][], rowOf: Int32Array): number {
  return arcs.reduce(
    (sum, own, column) => sum + (own.find(({ row }) => row === rowOf[column])?.cost ?? Infinity),
    0,
  );
}

/** Tries every way. */
function least(arcs: readonly Arc[][], column = 0, taken: readonly number[] = []): number {
  const own = arcs[column];
  if (!own) return 0;
  const ways = own.filter(({ row }) => !taken.includes(row));
  return Math.min(...ways.map(({ row, cost }) => cost + least(arcs, column + 1, [...taken, row])));
}

it("finds what trying every way finds", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 3 }), fc.nat({ max: 7 }), (seed, cars, rides) => {
      const arcs = randomFleet(seed, cars, rides);
      expect(costOf(arcs, assign(cars + rides, arcs))).toBe(least(arcs));
    }),
    { numRuns: 100 },
  );
});

it("gives no row twice", () => {
  const arcs = randomFleet(7, 12, 120);
  const rows = assign(132, arcs);
  expect(new Set(rows).size).toBe(120);
});

it("costs as little as the flow of one path for each car that HiGHS finds", async () => {
  const highs = await loadHighs();
  for (const [seed, cars, rides] of [
    [1, 3, 12],
    [2, 5, 30],
    [3, 8, 60],
  ] as const) {
    const arcs = randomFleet(seed, cars, rides);
    const found = highs.solve(asFlow(arcs, cars));
    expect(found.Status).toBe("Optimal");
    expect(costOf(arcs, assign(cars + rides, arcs))).toBeCloseTo(
      found.ObjectiveValue + costOfNobody(arcs),
      6,
    );
  }
});

function costOfNobody(arcs: readonly Arc[][]): number {
  return arcs.reduce((sum, [self]) => sum + (self?.cost ?? 0), 0);
}

/**
 * The same as a linear program that knows nothing of rows and columns: what flows into a ride comes from a car or a ride before it and
 * flows out again or ends there; a ride that is served saves what leaving it out costs.
 */
function asFlow(arcs: readonly Arc[][], cars: number): string {
  const flows = arcs.flatMap((own, to) =>
    own.flatMap(({ row, cost }) => {
      const saved = own[0]?.cost ?? 0;
      return row === cars + to ? [] : [{ name: `x_${row}_${to}`, row, to, cost: cost - saved }];
    }),
  );
  const terms = (names: readonly { name: string }[]) => names.map(({ name }) => name).join(" + ");
  const into = arcs.map((_, to) => flows.filter((flow) => flow.to === to));
  const limits = arcs.flatMap((_, ride) => {
    const enters = into[ride] ?? [];
    const leaves = flows.filter(({ row }) => row === cars + ride);
    const once = enters.length > 0 ? [`once_${ride}: ${terms(enters)} <= 1`] : [];
    if (leaves.length === 0) return once;
    const minus = enters.map(({ name }) => ` - ${name}`).join("");
    return [...once, `through_${ride}: ${terms(leaves)}${minus} <= 0`];
  });
  const starts = Array.from({ length: cars }, (_, car) => flows.filter(({ row }) => row === car)).flatMap(
    (own, car) => (own.length > 0 ? [`car_${car}: ${terms(own)} <= 1`] : []),
  );
  const goal = flows.map(({ name, cost }) => `${cost < 0 ? "-" : "+"} ${Math.abs(cost)} ${name}`).join(" ");
  const bounds = flows.map(({ name }) => `0 <= ${name} <= 1`).join("\n");
  return `Minimize\ngoal: ${goal}\nSubject To\n${[...limits, ...starts].join("\n")}\nBounds\n${bounds}\nEnd`;
}
