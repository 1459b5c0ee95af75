import { beforeAll, expect, test } from "vitest";
import { lintSources } from "./lint-sources.ts";

/** What may not import what: a file, and what stands in its import. */
const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ["domain/rides/a.ts", "../../contract/rides/ride.ts"],
  ["domain/rides/b.ts", "zod"],
  ["contract/rides/a.ts", "../../server/app.ts"],
  ["contract/rides/b.ts", "node:fs"],
  ["server/rides/a.ts", "../../web/ui/button.tsx"],
  ["server/rides/booking/a.ts", "react"],
  ["web/rides/a.ts", "../../server/app.ts"],
];

/** What may, so that a rule that forbids everything is found too. */
const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ["contract/rides/c.ts", "zod"],
  ["contract/rides/d.ts", "../../domain/rides/ride-states.ts"],
  ["server/rides/c.ts", "../../contract/rides/ride.ts"],
];

const refused = new Set<string>();

beforeAll(() => {
  const sources = [...FORBIDDEN, ...ALLOWED].map(
    ([file, imported]) => [file, `import { a } from "${imported}";\nexport const b = a;\n`] as const,
  );
  for (const { code, filename } of lintSources(new Map(sources))) {
    if (code === "eslint(no-restricted-imports)") refused.add(filename);
  }
});

test.each(FORBIDDEN)("the linter does not let %s import %s", (file) => {
  expect([...refused]).toContain(file);
});

test.each(ALLOWED)("the linter lets %s import %s", (file) => {
  expect([...refused]).not.toContain(file);
});
