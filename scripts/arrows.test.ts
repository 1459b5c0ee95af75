import { beforeAll, expect, test } from "vitest";
import { lintSources } from "./lint-sources.ts";

/** What may not import what: a file, and what stands in its import. */
const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ["contract/rides/a.ts", "../../server/app.ts"],
  ["contract/rides/b.ts", "node:fs"],
  ["server/rides/a.ts", "../../web/ui/button.tsx"],
  ["server/rides/booking/a.ts", "react"],
  ["web/rides/a.ts", "../../server/app.ts"],
  ["web/ui/a.ts", "../rides/status-badge.tsx"],
  ["web/ui/b.css.ts", "../app/shell/header.css"],
  ["web/api/a.ts", "../dispatch/live/place-ride.ts"],
  ["web/language/a.ts", "../site/home/home-page.tsx"],
  ["web/device/a.ts", "../drivers/steps/step-store.ts"],
  ["web/router/a.ts", "../app/routes.ts"],
  ["web/router/b.ts", "../site-texts/use-site-texts.ts"],
  ["web/site-texts/tours/a.ts", "../../site/tours/tours-page.tsx"],
  ["web/places/a.ts", "../booking/booking-draft.ts"],
  ["web/map/a.ts", "../rides/status-badge.tsx"],
  ["web/fares/card/a.ts", "../../booking/booking-draft.ts"],
  ["web/booking/a.ts", "../rides/status-badge.tsx"],
  ["web/booking/b.ts", "../site/home/home-page.tsx"],
  ["web/rides/tracking/a.ts", "../../dispatch/live/place-ride.ts"],
  ["web/site/home/a.ts", "../../accounts/sign-in/login-form.tsx"],
  ["web/airport/a.ts", "../site/home/home-page.tsx"],
  ["web/drivers/day/a.ts", "../../dispatch/live/place-ride.ts"],
  ["web/dispatch/board/a.ts", "../../drivers/day/kept-rides.ts"],
  ["web/staff/people/a.ts", "../../dispatch/live/place-ride.ts"],
  ["web/accounts/settings/a.ts", "../../app/routes.ts"],
];

/** What may, so that a rule that forbids everything is found too. */
const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ["contract/rides/c.ts", "zod"],
  ["server/rides/c.ts", "../../contract/rides/ride.ts"],
  ["web/rides/c.ts", "../booking/booking-draft.ts"],
  ["web/booking/c.ts", "../places/place-field.tsx"],
  ["web/dispatch/board/c.ts", "../map/map-screen.tsx"],
  ["web/dispatch/board/d.ts", "../../rides/status-badge.tsx"],
  ["web/staff/company/c.ts", "../../company/use-company.ts"],
  ["web/staff/site-texts/c.ts", "../../site-texts/tours/tour-card.tsx"],
  ["web/site/tours/c.ts", "../../site-texts/tours/tour-card.tsx"],
  ["web/app/c.ts", "../dispatch/dispatch-area.tsx"],
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
