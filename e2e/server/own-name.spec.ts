import { randomUUID } from "node:crypto";
import { loginEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { PUBLIC_PAGES } from "../../domain/company/public-pages.ts";
import { UNLISTED_PAGES } from "../../domain/company/served-pages.ts";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { callProduct } from "../call-product.ts";
import { copyOfDemo } from "../prepare-data.ts";
import { expect, test } from "../test.ts";

const FILES = [
  "/manifest.webmanifest",
  "/manifest.nl.webmanifest",
  "/icons/mark.svg",
  "/llms.txt",
  "/robots.txt",
  "/.well-known/security.txt",
  "/api/docs",
  "/settings",
  `/track/${randomUUID()}`,
];

test("a company named otherwise than the demo is called by its own name on every page, in every language", async ({
  launch,
  page,
}) => {
  test.setTimeout(240_000);
  const product = await launch({ on: await copyOfDemo() });
  const body = { username: "staff", password: "trupial-demo" };
  const answer = await callProduct(product.url, null, loginEndpoint, { body });
  if (!("access" in answer)) throw new Error("the demo's staff signs in without a code");
  await callProduct(product.url, answer.access, editCompanyProfileEndpoint, {
    body: {
      name: "Dushi Taxi",
      legal_name: "Dushi Taxi N.V.",
      email: "hello@dushi.example",
      mark_colour: "plum",
    },
  });
  await expect
    .poll(async () => (await fetch(product.url)).text(), { timeout: 30_000 })
    .toContain("<title>Your taxi on Curaçao | Dushi Taxi</title>");
  const addresses = LANGUAGES.flatMap((language) =>
    [...PUBLIC_PAGES, ...UNLISTED_PAGES].map((path) => localizedPath(language, path)),
  );
  const naming: string[] = [];
  for (const address of [...addresses, ...FILES]) {
    const text = await (await fetch(`${product.url}${address}`)).text();
    if (text.includes("Trupial")) naming.push(address);
  }
  expect(naming).toEqual([]);
  for (const path of [SITE_PATHS.home, SITE_PATHS.contactUs, SITE_PATHS.login]) {
    await page.goto(`${product.url}${path}`);
    await expect(page).toHaveTitle(/\| Dushi Taxi$/);
    await expect(page.locator("body")).not.toContainText("Trupial");
  }
});
