import { listShiftsEndpoint } from "../../contract/shifts/shifts.endpoints.ts";
import { getPlanEndpoint } from "../../contract/dispatch/plan.endpoints.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "office" });

const WHOLE_DAY = "0-23:59";
const tomorrow = () => curacaoDate(new Date(Date.now() + DAY_MS));
const csvOf = (...lines: string[]) => ["ship,pier,from_at,until_at,passengers", ...lines].join("\n");

test("staff type a week and the plan on the desk follows it; a file of ships comes in whole or not at all", async ({
  page,
  context,
  product,
}) => {
  const staff = await signIn(context, product.url, "staff");
  const {
    drivers: [driver],
  } = await staff.call(listShiftsEndpoint, { query: { days: "1" } });
  if (driver === undefined) throw new Error("the demo has drivers");

  await test.step("a week is typed in a few lines", async () => {
    await page.goto("/admin/shifts");
    await page.getByRole("button", { name: driver.driver_name, exact: true }).click();
    await page.getByLabel("Monday, Hours").fill(WHOLE_DAY);
    await page.getByLabel("Monday, Break").fill("30 12-14");
    await page.getByRole("button", { name: "Tuesday to Friday like Monday" }).click();
    for (const day of ["Saturday", "Sunday"]) await page.getByLabel(`${day}, Hours`).fill(WHOLE_DAY);
    await page.getByRole("button", { name: "Save" }).click();
    const row = page.getByRole("row", { name: new RegExp(driver.driver_name) });
    await expect(row.getByRole("button", { name: /Sunday: 0–23:59/ })).toBeVisible();
  });

  await test.step("the plan has the end of the shift", async () => {
    const until = async () => {
      const plan = await staff.call(getPlanEndpoint);
      const end = plan.cars.find(({ driver_id }) => driver_id === driver.driver_id)?.until;
      return end ? curacaoTime(new Date(end)).slice(0, 5) : null;
    };
    await expect.poll(until, { timeout: 30_000 }).toBe("23:59");
  });

  await test.step("one wrong line keeps a whole file out", async () => {
    await page.goto("/admin/ships");
    await page.getByRole("button", { name: "Bring in a CSV" }).click();
    const good = `Coral Princess,Mega Pier,${tomorrow()} 08:00,${tomorrow()} 17:00,2600`;
    const wrong = `Aida Luna,Pier of nowhere,${tomorrow()} 09:00,${tomorrow()} 18:00,3000`;
    const choose = async (csv: string) => {
      const file = { name: "ships.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: "Check the file" }).click();
    };
    await choose(csvOf(good, wrong));
    await expect(page.getByRole("row", { name: /3.*No place of the map has this name/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Bring in 1 ship" })).toBeHidden();

    await choose(csvOf(good));
    await page.getByRole("button", { name: "Bring in 1 ship" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Bring in 1 ship" }).click();
    await expect(page.getByRole("button", { name: "Edit: Coral Princess" })).toBeVisible();
  });
});
