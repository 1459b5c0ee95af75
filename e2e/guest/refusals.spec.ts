import type { Page } from "@playwright/test";
import { started } from "../started.ts";
import { registerOnce } from "../rider/rider-account.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { COMMON_TRIPS, priceOfFirstTrip } from "./booking-steps.ts";

const TAKEN = { username: "ana.taken", email: "ana.taken@example.com" };
const PASSWORD = "a walk along the quay";

const ENGLISH = {
  path: "/register",
  username: "Username",
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone number",
  password: "Password",
  again: "Confirm password",
  register: "Register",
};
const DUTCH: typeof ENGLISH = {
  path: "/nl/register",
  username: "Gebruikersnaam",
  email: "E-mail",
  firstName: "Voornaam",
  lastName: "Achternaam",
  phone: "Telefoonnummer",
  password: "Wachtwoord",
  again: "Herhaal wachtwoord",
  register: "Registreren",
};

/** The account whose name and e-mail are taken; in a worker's second test it exists already. */
test.beforeEach(async ({ request }) => {
  await registerOnce(request, {
    ...TAKEN,
    first_name: "Ana",
    last_name: "Maduro",
    phone_number: "5557777",
    password: PASSWORD,
  });
});

async function register(
  page: Page,
  words: typeof ENGLISH,
  { username, email, password = PASSWORD }: { username: string; email: string; password?: string },
): Promise<void> {
  await page.goto(words.path);
  // What an earlier try left as a draft is in the fields by then, and does not come between two letters.
  await started(page);
  await page.getByLabel(words.username).fill(username);
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.firstName).fill("Ana");
  await page.getByLabel(words.lastName).fill("Maduro");
  await page.getByLabel(words.phone).fill("5557777");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.again).fill(password);
  await page.getByRole("button", { name: words.register, exact: true }).click();
}

test("a taken name and a taken e-mail are each said at their own field, in the server's words", async ({
  page,
}) => {
  await register(page, ENGLISH, TAKEN);
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

test("in Dutch a taken e-mail is said in Dutch, and the name beside it is left alone", async ({ page }) => {
  await register(page, DUTCH, { username: "ana.dutch", email: TAKEN.email });
  await expect(page.getByRole("alert")).toHaveText(
    "Deze gebruikersnaam of dit e-mailadres is al in gebruik.",
  );
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
    "Dit e-mailadres heeft al een account.",
  );
  await expect(page.getByLabel("Gebruikersnaam")).not.toHaveAttribute("aria-invalid");
});

test("a password that is one's own name is refused for that reason, in each language", async ({ page }) => {
  const person = { username: "ana.quayside", email: "quayside@example.com", password: "ana.quayside" };
  const sentence = "Your password can't be your own name. Please choose another.";
  await register(page, ENGLISH, person);
  await expect(page.getByRole("alert")).toHaveText(sentence);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(sentence);

  await register(page, DUTCH, person);
  await expect(page.getByRole("alert")).toHaveText("Kijk de gemarkeerde velden na.");
  await expect(page.getByLabel("Wachtwoord", { exact: true })).toHaveAccessibleDescription(
    "Dit wachtwoord is te makkelijk te raden. Kies een ander.",
  );
});

test("a registration is refused without a sentence: the page shows its own", async ({ page }) => {
  await page.route("**/api/register-rider/", (route) => route.fulfill({ status: 400, body: "no" }));
  await register(page, ENGLISH, { username: "ana.unsaid", email: "unsaid@example.com" });
  await expect(page.getByRole("alert")).toHaveText("Registration failed");
});

const SUSPENDED = {
  error: "This account is suspended. Please call the office.",
  code: "account_inactive",
  request_id: "test",
};
const LOGINS = [
  {
    path: "/login",
    refusals: [
      { answer: { status: 403, body: "no" }, says: "Invalid credentials" },
      { answer: { status: 502, body: "no" }, says: "An unexpected error occurred" },
      { answer: { status: 403, json: SUSPENDED }, says: SUSPENDED.error },
    ],
  },
  {
    path: "/nl/login",
    refusals: [
      { answer: { status: 403, json: SUSPENDED }, says: "Dit account is niet actief. Bel ons even." },
    ],
  },
] as const;
for (const { path, refusals } of LOGINS) {
  test(`a login at ${path} that is refused says why`, async ({ page }) => {
    const logins = await interceptCalls(page, "**/api/login/");
    await page.goto(path);
    await page.locator("[name=username]").fill("somebody");
    for (const { answer, says } of refusals) {
      logins.answer((route) => route.fulfill(answer));
      await page.locator("[name=password]").fill("something long");
      await page.locator("[name=password]").press("Enter");
      await expect(page.getByRole("alert")).toHaveText(says);
    }
  });
}

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
  const bookings = await interceptCalls(page, "**/api/book-ride/");
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
