import type { Paper } from "../../domain/papers/papers.ts";

/** The papers in the server's English sentences. */
export const PAPER_NAMES: Readonly<Record<Paper, string>> = {
  license: "driving license",
  permit: "taxi permit",
  insurance: "insurance",
  inspection: "inspection",
  season_permit: "season permit",
};

/** "November 20, 2026" */
export function inEnglish(date: string): string {
  const midnight = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(midnight);
}
