import type { Locator } from "@playwright/test";

/** The cell of a row that stands under the column's head of this name. */
export async function cellUnder(row: Locator, head: string): Promise<Locator> {
  const index = await row
    .page()
    .getByRole("columnheader", { name: head })
    .evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
  return row.locator("th, td").nth(index);
}
