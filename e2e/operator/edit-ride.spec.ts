import type { Locator, Page } from "@playwright/test";
import { curacaoTime } from "../../domain/curacao-time.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookRide } from "../bookings.ts";
import { type DemoPerson, demoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "desks" });

test("notes, time and party of a waiting ride are changed by keys alone, over what another desk has changed once that was seen, and the list has them and the new price at once", async ({
  context,
  page,
  product,
}) => {
  const operator = await signIn(context, product.url, "operator");
  const other = await demoPerson(product.url, "staff");
  const { id, ride_datetime } = await bookRide(operator, "Edited Passenger");
  const hour = curacaoTime(new Date(ride_datetime)).slice(0, 2);
  const dialog = await openFromList(page, id, "Edited Passenger");
  await expect(dialog.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Save changes" })).toBeDisabled();

  const time = dialog.getByLabel("Time", { exact: true });
  await expect(time).toHaveValue(`${hour}:00`);
  // From the hour to the minute, of which a caller may want any.
  await time.press("ArrowRight");
  await page.keyboard.type("20");
  await expect(time).toHaveValue(`${hour}:20`);
  await dialog.getByLabel("Notes for the driver").press("End");
  await page.keyboard.type("Gate 4");
  await other.call(updateRideEndpoint, { params: { id }, body: { notes: "Call first" } });
  const told = dialog.getByRole("alert");
  await expect(told).toContainText("Someone else changed this ride while you were editing.");
  await expect(told).toContainText("notesCall first");
  await expect(dialog.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await expectAccessible(page, "a ride being edited that another desk has changed");
  await told.getByRole("button", { name: "Continue editing" }).press("Enter");
  await dialog.getByLabel("Notes for the driver").press("Enter");
  await expect(page.getByText(`Ride #${id} updated.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(await cellUnder(rowOf(page, id), "Date/Time")).toContainText(/:20 [AP]M/);

  const before = await fareOf(operator, id);
  await rowOf(page, id)
    .getByRole("button", { name: `Edit, #${id}` })
    .press("Enter");
  const more = dialog.getByRole("group", { name: "Passengers" }).getByRole("button", { name: "One more" });
  for (let count = 2; count < 6; count++) await more.press("Enter");
  await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(page.getByText(new RegExp(`^Ride #${id} updated\\. The price is now `))).toBeVisible();
  const now = await fareOf(operator, id);
  await expect(page.getByText(`The price is now $${now}. It was $${before}.`)).toBeVisible();
  await expect(await cellUnder(rowOf(page, id), "Passengers")).toHaveText("6");
  await expect(await cellUnder(rowOf(page, id), "Fare")).toHaveText(`$${now}`);

  await page.goto(`/operator/assigned-rides/${id}`);
  await expect(page.getByRole("definition").filter({ hasText: "Gate 4" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Activity" }).getByRole("listitem").nth(1)).toHaveText(
    /Changed by .+ \(operator\)\s*time: .+ → .+, notes: Call first → Gate 4/,
  );
});

/** Opens the form from the ride's row without the mouse. */
async function openFromList(page: Page, id: number, rider: string): Promise<Locator> {
  await page.goto("/operator/pending-rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill(rider);
  await rowOf(page, id)
    .getByRole("button", { name: `Edit, #${id}` })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: `Edit Ride #${id}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

function rowOf(page: Page, id: number): Locator {
  return page.getByRole("row", { name: new RegExp(`^${id} `) });
}

async function fareOf(operator: DemoPerson, id: number): Promise<string> {
  return (await operator.call(getRideEndpoint, { params: { id } })).calculated_fare;
}

/** The cell of a row that stands under the column's head of this name. */
async function cellUnder(row: Locator, head: string): Promise<Locator> {
  const index = await row
    .page()
    .getByRole("columnheader", { name: head })
    .evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
  return row.locator("th, td").nth(index);
}
