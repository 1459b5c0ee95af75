import { expect, it } from "vitest";
import { addPlaceEndpoint } from "../../../contract/places/desk-places.endpoints.ts";
import { readCsv } from "../../../domain/read-csv.ts";
import { columnsOf, IMPORT_KINDS, type ImportKind } from "../../../contract/data/import-columns.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeCruiseCall } from "../../testing/cruise-calls.ts";
import { exportedBy, makeExporter } from "../../testing/exported-files.ts";
import { bringIn } from "../../testing/import-files.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, openTestServer, onADatabase } from "../../testing/test-server.ts";

/** Which file of the export has the lines of each kind. */
const FILES: Record<ImportKind, string> = {
  riders: "accounts.csv",
  drivers: "drivers.csv",
  places: "place_changes.csv",
  rides: "rides.csv",
  cruise_calls: "cruise_calls.csv",
};

/** A company with a bit of everything, whose people's numbers are not those of another server. */
async function fill(server: TestServer): Promise<void> {
  const desk = await makeAccount(server, { role: "operator", username: "desk" });
  const rider = await makeAccount(server, { role: "rider", username: "rosa", phone: "5556001" });
  await makeAccount(server, { role: "rider", username: "rosas.son", phone: "5556001" });
  const driver = await makeDriver(server, {
    username: "elvin",
    plate: "TX 4120",
    approved: false,
    inactive: true,
  });
  const body = {
    name: "Kas di Rosa",
    kind: "restaurant" as const,
    lat: 12.1054,
    lng: -68.9263,
    spellings: ["Rosa's"],
  };
  await server.call(addPlaceEndpoint, { body, token: desk.token });
  const past = { ride_datetime: new Date("2026-11-12T22:30:00Z"), driverId: driver.id };
  await makeRide(server, {
    ...past,
    reference: "ABC-234",
    status: "Completed",
    riderId: rider.id,
    stars: 5,
    paid_by: "cash_xcg",
    tip_cents: 100,
    tip_xcg_cents: 180,
    notes: "=two; bags",
    child_seat: true,
    stops: JSON.stringify([{ location: "Punda", lat: 12.1054, lng: -68.9337 }]),
  });
  await makeRide(server, {
    ...past,
    reference: "ABC-235",
    status: "Cancelled",
    driverId: null,
    rider_name: "Removed",
    rider_phone: "Removed",
    blanked_at: server.clock.now(),
  });
  await makeRide(server, { ...past, reference: "ABC-236", status: "NoShow" });
  await makeRide(server, { reference: "ABC-237" });
  await makeCruiseCall(server, { ship: "Coral Princess" });
}

/** What a file has in the columns and lines that come in. */
function linesOf(files: Readonly<Record<string, string>>, kind: ImportKind) {
  const [heads, ...rows] = readCsv(files[FILES[kind]] ?? "").rows.map(({ cells }) => cells);
  const lines = rows.map((cells) => new Map(heads?.map((name, index) => [name, cells[index]])));
  const isLeftOut = (line: ReadonlyMap<string, string | undefined>) =>
    (kind === "riders" && line.get("role") !== "rider") ||
    (kind === "rides" && line.get("status") !== "Completed" && line.get("status") !== "Cancelled");
  const names = columnsOf(kind).map(([name]) => name);
  return lines.filter((line) => !isLeftOut(line)).map((line) => names.map((name) => [name, line.get(name)]));
}

onADatabase("what was taken out of one Trupial", (server) => {
  it("comes into another, file by file, and a second time adds nothing", async () => {
    await fill(server);
    const from = await makeExporter(server);
    const files = await exportedBy(server, from.token);
    const other = await openTestServer(server.kind);
    try {
      for (let n = 0; n < 3; n++) await makeAccount(other, { role: "operator" });
      const { token } = await makeExporter(other);
      const takeIn = async () => {
        const added: Record<string, number> = {};
        for (const kind of IMPORT_KINDS)
          added[kind] = (await bringIn(other, { kind, csv: files[FILES[kind]] ?? "", token })).added;
        return added;
      };
      expect(await takeIn()).toEqual({ riders: 2, drivers: 1, places: 1, rides: 2, cruise_calls: 1 });
      const again = await exportedBy(other, token);
      for (const kind of IMPORT_KINDS) {
        expect(linesOf(again, kind)).toEqual(linesOf(files, kind));
      }
      expect(await takeIn()).toEqual({ riders: 0, drivers: 0, places: 0, rides: 0, cruise_calls: 0 });
    } finally {
      await other.close();
    }
  });
});
