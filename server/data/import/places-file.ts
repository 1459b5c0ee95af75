import { latitudeInput, longitudeInput } from "../../../contract/places/coordinates.ts";
import { addPlaceEndpoint } from "../../../contract/places/desk-places.endpoints.ts";
import { PLACE_KINDS } from "../../../domain/places/place.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { readPlaceStandings } from "../../places/desk/add-places.ts";
import { decimal, fits, list, maybe, needed, oneOf, orElse, text, whole, yesNo } from "./cell-rules.ts";
import type { ImportContext, ImportFile, Looked } from "./import-file.ts";
import { type Fault, readLines } from "./read-lines.ts";

const { name, area, spellings } = addPlaceEndpoint.body.shape;
const PLACE_RULES = {
  id: maybe(text(200)),
  name: needed(fits(name, "text")),
  kind: needed(oneOf(PLACE_KINDS)),
  area: maybe(fits(area.unwrap(), "text")),
  lat: needed(decimal(latitudeInput)),
  lng: needed(decimal(longitudeInput)),
  popularity: maybe(whole(0, 9)),
  spellings: orElse(list(spellings.unwrap()), []),
  retired: orElse(yesNo, false),
};

/** Places of the company's own; one that is known already stays as it is. */
export async function readPlacesFile(csv: string, context: ImportContext): Promise<ImportFile> {
  const { lines, faults, warnings } = await readLines({
    kind: "places",
    csv,
    rules: PLACE_RULES,
    leavesOut: () => null,
  });
  const look = async (db: Db | Trx): Promise<Looked> => {
    const places = lines.map(({ value }) => value);
    const { standings, add } = await readPlaceStandings(db, places, context);
    const found = lines.flatMap(({ line, value }, index): Fault[] => {
      const standing = standings[index];
      if (standing === "off_island") return [{ line, column: "lat", fault: "off_island" }];
      if (standing === "twice") return [{ line, column: value.id === null ? "name" : "id", fault: "twice" }];
      return [];
    });
    return {
      added: standings.filter((standing) => standing === "new").length,
      alreadyThere: standings.filter((standing) => standing === "there").length,
      faults: [...faults, ...found],
      write: add,
    };
  };
  return { warnings, look };
}
