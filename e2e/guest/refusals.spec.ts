import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { registerOnce } from "../rider/rider-account.ts";
import { started } from "../started.ts";
import { expect, test } from "../test.ts";
import { COMMON_TRIPS, priceOfFirstTrip } from "./booking-steps.ts";

const TAKEN = { username: "ana.taken", email: "ana.taken@example.com" };
const PASSWORD = "a walk along the quay";

test("a taken name and a taken e-mail are each said at their own field, in the server's words", async ({
  page,
  request,
}) => {
  const ana = { ...TAKEN, first_name: "Ana", last_name: "Maduro", phone_number: "5557777" };
  await registerOnce(request, { ...ana, password: PASSWORD });
  await page.goto("/register");
  await started(page);
  for (const [label, value] of [
    ["Username", TAKEN.username],
    ["Email", TAKEN.email],
    ["First name", "Ana"],
    ["Last name", "Maduro"],
    ["Phone number", "5557777"],
    ["Password", PASSWORD],
    ["Confirm password", PASSWORD],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("This username is already taken.");
  const username = page.getByLabel("Username");
  await expect(username).toHaveAccessibleDescription("This username is already taken.");
  await expect(username).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "There's already an account with this email address.",
  );
  await username.fill("ana.free");
  await page.getByLabel("Email").fill("ana.free@example.com");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

const FULL = "Te veel pogingen. Wacht even. +599 9 555 0123";
const BOOKINGS = [
  {
    when: "very many came from one network",
    answer: { status: 429, json: { error: "Full.", code: "rate_limited", phone: "+59995550123" } },
    says: `De rit boeken is niet gelukt: ${FULL}`,
  },
  {
    when: "the e-mail is none",
    answer: {
      status: 400,
      json: { error: "No.", code: "invalid_input", fields: { rider_email: "No e-mail address." } },
    },
    says: "De rit boeken is niet gelukt: E-mail",
  },
  {
    when: "the answer is not ours",
    answer: { status: 500, contentType: "text/html", body: "<h1>Oh no</h1>" },
    says: "De rit boeken is niet gelukt: Er ging onverwacht iets mis",
  },
] as const;
test("a Dutch guest reads in Dutch why their ride is refused", async ({ page }) => {
  const bookings = await interceptCalls(page, callsTo(bookRideEndpoint));
  await page.goto("/nl");
  await priceOfFirstTrip(page, COMMON_TRIPS.nl);
  await page.getByLabel("Volledige naam").fill("Wim Walker");
  await page.getByLabel("Telefoonnummer").fill("5557777");
  for (const { when, answer, says } of BOOKINGS) {
    bookings.answer((route) => route.fulfill(answer));
    await page.getByRole("button", { name: "Nu boeken" }).click();
    await expect(page.getByRole("alert"), when).toHaveText(says);
  }
});

test("a party too large for one car and the names of the zones are shown in Dutch", async ({ page }) => {
  await page.goto("/nl/fare");
  await page.getByLabel("Passagiers").fill("8");
  await page.getByRole("button", { name: "Bereken ritprijs" }).click();
  await expect(page.getByText(/^Zo veel mensen passen niet in één auto\./)).toBeVisible();
  await expect(page.getByText("don't fit in one car")).toHaveCount(0);

  await page.goto("/nl/airport");
  await expect(page.getByRole("rowheader", { name: "Cruisepieren" })).toBeVisible();
});
