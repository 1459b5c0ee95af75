import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (...name: string[]) => readFileSync(path.join(ROOT, ...name), "utf8");
const alerts = read("packaging", "alerts.yml");
const dashboard = JSON.parse(read("packaging", "dashboard.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const runbook = read("docs", "runbook.md");

/** Every figure that the server shows, as its code names it. */
const figures = new Set(
  readdirSync(path.join(ROOT, "server"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .flatMap((name) => [...read("server", name).matchAll(/"((?:trupial|process|nodejs)_[a-z_]+)"/g)])
    .map(([, figure = ""]) => figure),
);

/** What Prometheus itself knows of a job. */
const OF_PROMETHEUS = ["up"];

function figuresIn(expression: string): string[] {
  const named =
    expression
      .replaceAll(/\{[^}]*\}|by \([^)]*\)/g, "")
      .match(/\b(?:trupial|process|nodejs)_[a-z_]+|\bup\b/g) ?? [];
  return named.map((name) => name.replace(/_bucket$/, "")).filter((name) => !OF_PROMETHEUS.includes(name));
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

const rules = alerts
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((rule) => ({
    name: /^\w+/.exec(rule)?.[0] ?? "",
    expression: (/expr: (?:>-\n)?([^]*?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? "").trim(),
    runbook: /runbook: docs\/runbook\.md#([\w-]+)/.exec(rule)?.[1] ?? "",
  }));
const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);

describe("what is watched", () => {
  it.each(rules)(
    "$name asks for figures that there are, and leads to its place in the runbook",
    ({ expression, runbook: anchor }) => {
      expect(expression).not.toBe("");
      expect(figuresIn(expression).filter((name) => !figures.has(name))).toEqual([]);
      expect(headings.map(anchorOf)).toContain(anchor);
    },
  );

  it.each(dashboard.panels)("the board's $title shows figures that there are", ({ targets }) => {
    for (const { expr } of targets) expect(figuresIn(expr).filter((name) => !figures.has(name))).toEqual([]);
  });

  it("is answered by a page of what to look at and do, for twenty faults and more", () => {
    expect(headings.length).toBeGreaterThanOrEqual(20);
    const parts = runbook.split(/^## .+$/m).slice(1);
    expect(parts.filter((part) => !part.includes("- **Do**:"))).toEqual([]);
    const commands = [...runbook.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    expect(commands.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  });

  it("is written as Prometheus reads it, where its own tool is at hand", () => {
    const { status, error, stdout } = spawnSync(
      "promtool",
      ["check", "rules", path.join(ROOT, "packaging/alerts.yml")],
      { encoding: "utf8" },
    );
    if (error) return;
    expect([status, stdout]).toEqual([0, expect.stringContaining(`${rules.length} rules found`)]);
  });
});
