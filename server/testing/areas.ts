import type { AreaInput } from "../../contract/areas/area-schemas.ts";
import { squareAround } from "../../domain/areas/area-shape.ts";
import { addArea } from "../areas/draw-area.ts";
import { makeAccount } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** Around the Mambo boulevard, which is in a zone of the tariff. */
export const MAMBO_POINT = { lat: 12.08654, lng: -68.89902 };

export const AREA = {
  names: { en: "Hotel Playa" },
  corners: squareAround(MAMBO_POINT, 150),
  airport: 33,
  pier: null,
  surcharge: 0,
};

/** An area that staff drew, and its number. */
export async function makeArea(server: TestServer, drawn: Partial<AreaInput> = {}): Promise<number> {
  const { id: by } = await makeAccount(server, { role: "staff" });
  const valid_from = drawn.valid_from ?? "2026-11-20";
  const { id } = await server.db
    .transaction()
    .execute((trx) =>
      addArea(trx, { ...AREA, ...drawn, valid_from }, { by, now: new Date("2026-11-20T12:00:00Z") }),
    );
  return id;
}
