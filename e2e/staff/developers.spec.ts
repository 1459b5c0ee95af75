import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { makePartnerKeyEndpoint } from "../../contract/partners/partner-keys.endpoints.ts";
import { addPartnerEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { callProduct } from "../call-product.ts";
import { demoPerson } from "../demo-person.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "office" });

const run = promisify(execFile);
/** How each sample of the page is run, as its reader would. */
const RUNNERS = {
  curl: { file: "book.sh", command: "bash" },
  TypeScript: { file: "book.mts", command: path.resolve("node_modules/.bin/tsx") },
  Python: { file: "book.py", command: "python3" },
} as const;

test("who reads the page for developers books a ride with each of its samples", async ({ page, product }) => {
  const staff = await demoPerson(product.url, "staff");
  const hotel = { name: "Villa Sample", email: "villa@example.com", discount_percent: 0 };
  const { id } = await staff.call(addPartnerEndpoint, {
    body: { ...hotel, credit_limit: null, language: "en" },
  });
  const { key } = await staff.call(makePartnerKeyEndpoint, {
    params: { id },
    body: { name: "Samples", scopes: ["read", "book"] },
  });
  await page.goto("/developers");
  const settings = page.getByRole("region", { name: "1. Get a key" });
  await expect(settings).toContainText(`TRUPIAL_URL=${product.url}`);
  const folder = await mkdtemp(path.join(tmpdir(), "samples-"));
  try {
    for (const [name, { file, command }] of Object.entries(RUNNERS)) {
      const sample = await page.getByRole("region", { name, exact: true }).innerText();
      await writeFile(path.join(folder, file), sample);
      const env = { ...process.env, TRUPIAL_URL: product.url, TRUPIAL_KEY: key };
      await run(command, [path.join(folder, file)], { env });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const rides = await callProduct(product.url, key, listRideRequestsEndpoint);
  expect(rides).toHaveLength(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, "the page for developers");
  await expectAccessible(page, "the page for developers");
});
