import { registerOnce } from "../rider/rider-account.ts";
import { started } from "../started.ts";
import { expect, test } from "../test.ts";

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

test("a party too large for one car and the names of the zones are shown in Dutch", async ({ page }) => {
  await page.goto("/nl/fare");
  await page.getByLabel("Passagiers").fill("8");
  await page.getByRole("button", { name: "Bereken ritprijs" }).click();
  await expect(page.getByText(/^Zo veel mensen passen niet in één auto\./)).toBeVisible();
  await expect(page.getByText("don't fit in one car")).toHaveCount(0);

  await page.goto("/nl/airport");
  await expect(page.getByRole("rowheader", { name: "Cruisepieren" })).toBeVisible();
});
