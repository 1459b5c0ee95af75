import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const PLACES = ["domain", "contract", "server", "web"] as const;

/** What is no feature: the ground that features stand on, and what belongs to one place alone. */
const ALONE: Readonly<Record<(typeof PLACES)[number], readonly string[]>> = {
  domain: [],
  contract: [],
  server: [
    "commands",
    "database",
    "demo",
    "environment",
    "http",
    "jobs",
    "limits",
    "metrics",
    "planning",
    "process",
    "redis",
    "retention",
    "start-up",
    "tracing",
    "waiting",
    "web-files",
  ],
  web: [
    "airport",
    "api",
    "app",
    "booking",
    "build",
    "device",
    "help",
    "install",
    "language",
    "map",
    "office",
    "public",
    "router",
    "service-worker",
    "site",
    "staff",
    "styleguide",
    "ui",
  ],
};

test.each(PLACES)(
  "a folder of %s is a feature of another place too, or stands among those that are alone",
  (place) => {
    const alone = foldersIn(place).filter((name) =>
      PLACES.every((other) => other === place || !existsSync(`${other}/${name}`)),
    );
    expect(alone).toEqual(ALONE[place]);
  },
);

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
