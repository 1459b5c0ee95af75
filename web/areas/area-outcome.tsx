import { useEffect, useEffectEvent } from "react";
import { compareAreaEndpoint, listAreasEndpoint } from "../../contract/areas/areas.endpoints.ts";
import { listFareZonesEndpoint } from "../../contract/fares/fare-tables.endpoints.ts";
import { crossesItself } from "../../domain/areas/area-shape.ts";
import { LEAST_CORNERS } from "../../domain/areas/drawn-area.ts";
import { read } from "../api/read.ts";
import { useChange } from "../api/use-change.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Note } from "../ui/note.tsx";
import { useSettled } from "../ui/use-settled.ts";
import { overlapsOf, zonesUnder } from "./area-overlaps.ts";
import { type AreaValues, isReadable, pricesOf } from "./area-values.ts";

type AreaOutcomeProps = { readonly id: number | null; readonly values: AreaValues };

/** The consequences of an area before it is kept: what it lies over, which of the two counts, and what last week's rides would have cost. */
export function AreaOutcome({ id, values }: AreaOutcomeProps) {
  const text = useStrings("areas");
  const { language } = useLanguage();
  const areas = useRead(read(listAreasEndpoint)).data ?? [];
  const zones = useRead(read(listFareZonesEndpoint)).data?.results ?? [];
  const { corners } = values;
  if (corners.length < LEAST_CORNERS) return <p className="small muted">{text.notYet(corners.length)}</p>;
  if (crossesItself(corners)) return <Note tone="warn">{text.crosses}</Note>;
  const under = zonesUnder(corners, zones, language);
  return (
    <>
      {overlapsOf({ id, corners }, areas, language).map(({ id: other, name, wins }) => (
        <Note key={other} tone="warn">
          {wins ? text.overWins(name) : text.overLoses(name)}
        </Note>
      ))}
      {under.length > 0 && <p className="small muted">{text.zonesUnder(under.join(", "))}</p>}
      {isReadable(values) && <LastWeek id={id} values={values} />}
    </>
  );
}

function LastWeek({ id, values }: AreaOutcomeProps) {
  const text = useStrings("areas");
  const { usd } = useFormats();
  const { run, data } = useChange(compareAreaEndpoint);
  const asked = useSettled(JSON.stringify({ ...pricesOf(values), id }));
  const compare = useEffectEvent((drawn: string) =>
    run({ body: JSON.parse(drawn) as ReturnType<typeof pricesOf> & { id: number | null } }),
  );
  useEffect(() => {
    compare(asked);
  }, [asked]);
  if (data === undefined) return null;
  const { rides, changed, before, after } = data;
  return (
    <p role="status">
      {rides === 0
        ? text.noRides
        : changed === 0
          ? text.sameFares(rides, usd(before))
          : text.otherFares(rides, usd(after), usd(before))}
    </p>
  );
}
