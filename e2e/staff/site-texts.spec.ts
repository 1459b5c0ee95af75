import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { callAsGuest } from "../call-product.ts";
import { watchConsole } from "../guest/check-page.ts";
import { signIn } from "../demo-person.ts";
import { started } from "../started.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "office" });

const PERMIT = "TX-0777";
const TITLE = 'Wilde "kust" & grotten';

test("what the office writes of a tour and of the company is on the site at once, in its HTML and once its scripts run", async ({
  page,
  product,
  browser,
}) => {
  await signIn(page.context(), product.url, "staff");
  await page.goto("/admin/company");
  await page.getByLabel("Permit number").fill(PERMIT);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { company } = await callAsGuest(page.request, getConfigEndpoint);
  expect(company.permit_number).toBe(PERMIT);
  // The same page, still open, and the page every guest sees.
  await expect(page.getByRole("link", { name: "Quit" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Quit" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("main").getByText(PERMIT)).toBeVisible();

  await page.goto("/admin/texts?part=north-coast&language=nl");
  await page.getByRole("textbox", { name: "Title" }).fill(TITLE);
  await page.getByRole("textbox", { name: "Includes" }).fill("Toegang\nLunch\nWater\nZonnebrand");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(preview.getByText("Inbegrepen")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const address = "/nl/privatetours/north-coast";
  await expect
    .poll(async () => (await page.request.get(address)).text(), { timeout: 15_000 })
    .toContain("<title>Wilde &quot;kust&quot; &amp; grotten");
  expect(await (await page.request.get("/contactus")).text()).toMatch(new RegExp(`<[^>]+>${PERMIT}<`));
  const guest = await browser.newPage({ baseURL: product.url });
  const complaints = watchConsole(guest);
  await guest.goto(address);
  const search = await guest
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? "") as { name: string }));
  expect(search.map(({ name }) => name)).toContain(TITLE);
  await started(guest);
  await expect(guest.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(guest.getByText("Zonnebrand")).toBeVisible();
  // Another page and another language of the same visit, without loading anew.
  await guest.getByRole("link", { name: "Alle tours" }).click();
  await expect(guest.getByRole("heading", { level: 2, name: TITLE })).toBeVisible();
  await guest.goto("/privatetours/north-coast");
  await expect(guest.getByRole("heading", { level: 1, name: "The North Coast" })).toBeVisible();
  expect(complaints()).toEqual([]);
  await guest.close();
});
