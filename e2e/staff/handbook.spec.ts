import { signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test("a section's help leads to the handbook, which is printed with the company's name", async ({
  page,
  product,
}) => {
  await signIn(page.context(), product.url, "staff");
  await page.goto("/admin/areas");
  await page.getByRole("button", { name: "Help: Areas" }).click();
  const help = page.getByRole("dialog", { name: "Areas" });
  await expect(help.getByRole("listitem")).toHaveCount(9);
  await expectAccessible(page, "the help of a section");
  await help.getByRole("link", { name: "Read the whole handbook" }).click();

  await page.getByRole("group", { name: "Language of the handbook" }).getByText("Nederlands").click();
  await expect(page.getByRole("heading", { name: "Handboek voor de eigenaar" })).toBeVisible();
  await expectAccessible(page, "the handbook");

  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-handbook='owner']");
  await expect(paper).toBeVisible();
  await expect(page.locator("main")).toBeHidden();
  await expect(paper.locator("header")).toContainText("Trupial");
  await expect(paper.getByRole("heading", { name: "Logboek" })).toBeVisible();
});
