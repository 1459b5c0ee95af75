import { isACall, MOST_PASSENGERS, cruiseCallInput } from "../../../contract/demand/cruise-calls.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { type NewCall, readCallStandings } from "../../demand/bring-in-cruise-calls.ts";
import { fits, moment, needed, whole } from "./cell-rules.ts";
import type { ImportContext, ImportFile, Looked } from "./import-file.ts";
import { type Fault, readLines } from "./read-lines.ts";

const { ship, pier } = cruiseCallInput.shape;
const CALL_RULES = {
  ship: needed(fits(ship, "text")),
  pier: needed(fits(pier, "text")),
  from_at: needed(moment),
  until_at: needed(moment),
  passengers: needed(whole(1, MOST_PASSENGERS)),
};

/** Ships with their piers, which are places of the map by one of their names; one that is known already stays as it is. */
export async function readCruiseCallsFile(csv: string, context: ImportContext): Promise<ImportFile> {
  const { lines, faults, warnings } = await readLines({
    kind: "cruise_calls",
    csv,
    rules: CALL_RULES,
    leavesOut: () => null,
  });
  const wrong: Fault[] = [];
  const calls = lines.flatMap(({ line, value }): { line: number; call: NewCall }[] => {
    const [place] = context.maps.places.listByName(value.pier);
    if (!place) wrong.push({ line, column: "pier", fault: "no_such_place" });
    const { from_at: from, until_at: until, ...known } = value;
    if (!isACall({ from, until })) wrong.push({ line, column: "until_at", fault: "ends_before" });
    if (!place) return [];
    const { name, lat, lng } = place;
    return [{ line, call: { ...known, from, until, pier: name, lat, lng } }];
  });
  const look = async (db: Db | Trx): Promise<Looked> => {
    const { now } = context;
    const { standings, add } = await readCallStandings(
      db,
      calls.map(({ call }) => call),
      { by: context.by.accountId, now },
    );
    const twice = calls.flatMap(({ line }, index): Fault[] =>
      standings[index] === "twice" ? [{ line, column: "ship", fault: "twice" }] : [],
    );
    return {
      added: standings.filter((standing) => standing === "new").length,
      alreadyThere: standings.filter((standing) => standing === "there").length,
      faults: [...faults, ...wrong, ...twice],
      write: add,
    };
  };
  return { warnings, look };
}
