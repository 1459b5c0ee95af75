import { screen, within } from "@testing-library/react";
import { useMemo } from "react";
import { expect, test } from "vitest";
import type { Ride } from "../../contract/rides/ride.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { asNumber } from "./order-rides.ts";
import { type RideTableColumn, useRideList } from "./use-ride-list.ts";
import { aRide } from "../testing/rides.ts";

function ride(id: number, known: Partial<Ride>): Ride {
  return aRide({ id, rider_name: "Maya Brooks", calculated_fare: "9.50", reference: `REF-${id}`, ...known });
}

/** In the order in which they are due. */
const RIDES = [
  ride(11, { rider_name: "Élodie Martin", ride_datetime: "2026-11-20T11:00:00Z" }),
  ride(12, { calculated_fare: "100.00", ride_datetime: "2026-11-20T12:00:00Z" }),
  ride(13, { rider_name: "eva de Boer", calculated_fare: "", ride_datetime: "2026-11-20T13:00:00Z" }),
  ride(14, { rider_name: "élodie martin", ride_datetime: "2026-11-20T14:00:00Z" }),
];

type ListId = "number" | "rider" | "fare" | "when" | "actions";

function List({ comeInOrder }: { readonly comeInOrder: boolean }) {
  const columns = useMemo<readonly RideTableColumn<ListId>[]>(
    () => [
      {
        id: "number",
        label: "Number",
        namesRow: true,
        sortBy: ({ id }) => id,
        texts: ({ id, reference }) => [String(id), reference],
        renderCell: ({ id }) => id,
      },
      {
        id: "rider",
        label: "Rider",
        sortBy: ({ rider_name }) => rider_name,
        texts: ({ rider_name }) => [rider_name],
        renderCell: ({ rider_name }) => rider_name,
      },
      {
        id: "fare",
        label: "Fare",
        sortBy: ({ calculated_fare }) => asNumber(calculated_fare),
        renderCell: ({ calculated_fare }) => calculated_fare,
      },
      {
        id: "when",
        label: "When",
        sortBy: ({ ride_datetime }) => ride_datetime,
        renderCell: ({ ride_datetime }) => ride_datetime,
      },
      { id: "actions", label: "Actions", fixed: true, renderCell: () => null },
    ],
    [],
  );
  const list = useRideList({
    rides: RIDES,
    columns,
    usual: { column: "when", direction: "ascending" },
    comeInOrder,
  });
  return (
    <>
      <SearchField label="Search" placeholder="" value={list.query} onChange={list.onSearch} />
      <DataTable
        label="Rides"
        columns={columns}
        rows={list.found}
        keyOf={({ id }) => id}
        sort={list.sort}
        onSort={list.onSort}
      />
    </>
  );
}

function open(query: string, { comeInOrder = true } = {}) {
  return renderPart(
    <PageAt path={`/rides${query}`}>
      <List comeInOrder={comeInOrder} />
    </PageAt>,
  );
}

const shown = () => screen.getAllByRole("rowheader").map((cell) => Number(cell.textContent));
const address = () => screen.getByRole("status", { name: "Address" }).textContent;
const head = (name: string) => screen.getByRole("columnheader", { name: new RegExp(`^${name}`) });
const sortBy = (name: string) => within(head(name)).getByRole("button");

test("rides stand in any column's order, those that are alike as they are due", async () => {
  const { user } = open("");
  await user.click(sortBy("Rider"));
  expect(shown()).toEqual([11, 14, 13, 12]);
  await user.click(sortBy("Rider"));
  expect(shown()).toEqual([12, 13, 11, 14]);
  await user.click(sortBy("Fare"));
  await user.click(sortBy("Fare"));
  expect(shown()).toEqual([12, 11, 14, 13]);
  await user.click(sortBy("When"));
  await user.click(sortBy("When"));
  expect(shown()).toEqual([14, 13, 12, 11]);
});

test("rides of a list without an order of its own stand newest first where they are alike", async () => {
  const { user } = open("", { comeInOrder: false });
  await user.click(sortBy("Rider"));
  expect(shown()).toEqual([14, 11, 13, 12]);
});

test("a ride is found by what its columns say, without accents, and the address keeps search and order", async () => {
  const { user, unmount } = open("?from=mail");
  await user.click(sortBy("Fare"));
  await user.type(screen.getByRole("searchbox"), "elodie");
  expect(shown()).toEqual([11, 14]);
  expect(address()).toBe("/rides?from=mail&q=elodie&sort=fare&order=ascending");
  unmount();
  open("?q=ref-12&sort=fare&order=descending");
  expect(shown()).toEqual([12]);
  expect(head("Fare").getAttribute("aria-sort")).toBe("descending");
});

test("an address with an unknown order, or one that isn't there to choose, shows the usual one", () => {
  for (const odd of ["", "?sort=actions", "?sort=colour&order=descending", "?sort=toString"]) {
    const { unmount } = open(odd);
    expect(shown()).toEqual([11, 12, 13, 14]);
    expect(head("When").getAttribute("aria-sort")).toBe("ascending");
    unmount();
  }
});

test("the usual order and an empty search leave the address bare", async () => {
  const { user } = open("?q=elodie&sort=when&order=descending");
  await user.click(sortBy("When"));
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(address()).toBe("/rides");
});
