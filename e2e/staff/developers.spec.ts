import { execFile, spawnSync } from "node:child_process";
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

type Said = { readonly code: number; readonly text: string };

/** Runs a program to its end, and gives all that it said. */
async function saidBy(command: string, file: string, env: NodeJS.ProcessEnv): Promise<Said> {
  try {
    const { stdout, stderr } = await run(command, [file], { env });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

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
  let ran = 0;
  const folder = await mkdtemp(path.join(tmpdir(), "samples-"));
  try {
    for (const [name, { file, command }] of Object.entries(RUNNERS)) {
      const sample = await page.getByRole("region", { name, exact: true }).innerText();
      if (spawnSync(command, ["--version"]).error !== undefined) {
        console.log(`There is no ${command} on this machine: the sample in ${name} isn't run.`);
        continue;
      }
      const program = path.join(folder, file);
      await writeFile(program, sample);
      const env = { ...process.env, TRUPIAL_URL: product.url };
      const booked = await saidBy(command, program, { ...env, TRUPIAL_KEY: key });
      expect([name, booked.code, booked.text]).toEqual([name, 0, expect.stringContaining("Pending")]);
      ran += 1;
      // With a key that is none, it says the sentence and not that something went wrong.
      const refused = await saidBy(command, program, { ...env, TRUPIAL_KEY: `${key}x` });
      expect([name, refused.code]).not.toEqual([name, 0]);
      expect(refused.text).toContain("This key isn't valid, or not any more. The office can make another.");
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const rides = await callProduct(product.url, key, listRideRequestsEndpoint);
  expect(ran).toBeGreaterThan(0);
  expect(rides).toHaveLength(ran);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, "the page for developers");
  await expectAccessible(page, "the page for developers");
});
