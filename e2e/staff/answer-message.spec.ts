import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { callAsGuest } from "../call-product.ts";
import { signIn } from "../demo-person.ts";
import {
  expectAccessible,
  expectAccessibleByNightAndOnADesk,
  expectNoSidewaysScroll,
  watchConsole,
} from "../guest/check-page.ts";
import { mailTo } from "../mail-to.ts";
import { expect, test } from "../test.ts";

test("a message is answered from the office: kept while it is typed, mailed to the guest in their language, and read afterwards", async ({
  page,
  product,
  request,
}) => {
  await callAsGuest(request, sendContactMessageEndpoint, {
    body: {
      name: "Ingrid Maduro",
      email: "ingrid.maduro@example.com",
      phone: "5550140",
      subject: "Zes auto's op 28 november",
      message: "Kunnen jullie zes auto's sturen?",
      topic: "group",
      party_size: 22,
      language: "nl",
    },
  });
  const complaints = watchConsole(page);
  await signIn(page.context(), product.url, "staff");
  await page.goto("/admin/start");
  await page.getByRole("link", { name: /^Answer: Zes auto's op 28 november/ }).click();
  const letter = page.getByRole("article");
  await expect(letter.getByRole("heading", { name: "Zes auto's op 28 november" })).toBeVisible();
  const answer = letter.getByRole("textbox", { name: "Answer" });
  await answer.fill("Ja, dat kan. Samen $648.");
  await page.reload();
  await expect(answer).toHaveValue("Ja, dat kan. Samen $648.");
  await expectAccessibleByNightAndOnADesk(page, "a message that is answered");

  // On a phone it has the screen for itself, and going back is going back to the list.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/messages");
  await expect(letter).toBeHidden();
  await page.getByRole("link", { name: /^Ingrid Maduro/ }).click();
  await expect(answer).toHaveValue("Ja, dat kan. Samen $648.");
  await expect(page.getByRole("link", { name: /^Ingrid Maduro/ })).toBeHidden();
  await expectAccessible(page, "a message on a phone");
  await expectNoSidewaysScroll(page, "a message on a phone");
  await page.goBack();
  await expect(letter).toBeHidden();
  await expect(page.getByRole("link", { name: /^Ingrid Maduro/ })).toBeFocused();
  await page.getByRole("link", { name: /^Ingrid Maduro/ }).press("Enter");
  await letter.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Your answer to Ingrid Maduro is on its way.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ingrid Maduro/ })).toHaveCount(0);

  const mailed = () => mailTo(product.dataDirectory, "ingrid.maduro@example.com");
  await expect.poll(mailed).toContain("Ja, dat kan. Samen $648.");
  const mail = await mailed();
  expect(mail).toContain("Subject: Re: Zes auto's op 28 november");
  expect(mail).toContain("Hallo Ingrid Maduro,");
  expect(mail).toContain("> Kunnen jullie zes auto's sturen?");

  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("link", { name: /^Ingrid Maduro/ }).click();
  await expect(letter.getByText("Ja, dat kan. Samen $648.")).toBeVisible();
  await expect(letter.getByText(/^staff answered/)).toBeVisible();
  expect(complaints()).toEqual([]);
});
