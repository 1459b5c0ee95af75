import { useCallback, useMemo, useState } from "react";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Area } from "../../contract/areas/area-schemas.ts";
import {
  addAreaEndpoint,
  changeAreaEndpoint,
  listAreasEndpoint,
} from "../../contract/areas/areas.endpoints.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { squareAround } from "../../domain/areas/area-shape.ts";
import { LEAST_CORNERS, MOST_CORNERS } from "../../domain/areas/drawn-area.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import { LANGUAGE_NAMES } from "../language/names.ts";
import type { MapPoint } from "../map/map-point.ts";
import { FramedPlace } from "../places/framed-place.tsx";
import { type ChosenPlace, NO_PLACE } from "../places/chosen-place.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { useForm } from "../ui/use-form.ts";
import { checkRequired } from "../ui/validation/field-rules.ts";
import cardStyles from "../ui/card.module.css";
import twoColumnsStyles from "../dispatch/two-columns.module.css";
import { AreaHistory } from "./area-history.tsx";
import { AreaMap } from "./area-map.tsx";
import { AreaOutcome } from "./area-outcome.tsx";
import { bodyOf, valuesOf } from "./area-values.ts";
import styles from "./areas.module.css";

type AreaEditorProps = {
  /** Null for a new one. */
  readonly area: Area | null;
  readonly areas: readonly Area[];
  readonly onClose: () => void;
};

/** Read again once an area is another. */
export const OUTDATES = [listAreasEndpoint, listAirportRatesEndpoint, listFareZonesEndpoint];
const OTHERS = LANGUAGES.filter((language) => language !== "en");
const HOTEL_HALF_SIDE_M = 120;

/** One area with its outline on the map and its fares, and what comes of them before they are kept. */
export function AreaEditor({ area, areas, onClose }: AreaEditorProps) {
  const text = useStrings("areas");
  const office = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const [today] = useState(() => curacaoDate(new Date()));
  const last = area?.versions[0];
  const form = useForm({
    initial: valuesOf(area, today),
    rules: { en: checkRequired, valid_from: checkRequired },
    check: ({ corners }) => (corners.length < LEAST_CORNERS ? ("corners" as const) : null),
    draft: `area ${area?.id ?? "new"} ${last?.number ?? 0}`,
    input: bodyOf,
    send: (body, idempotencyKey) =>
      area === null || last === undefined
        ? call(addAreaEndpoint, { body, idempotencyKey })
        : call(changeAreaEndpoint, {
            params: { id: area.id },
            body: { ...body, version: last.number },
            idempotencyKey,
          }),
    invalidates: OUTDATES,
    onDone: ({ versions: [kept] }) => {
      toast({ text: text.saved(kept?.names.en ?? "") });
      onClose();
    },
  });
  const { values, change } = form;
  const { corners } = values;
  const onCorners = useCallback(
    (next: readonly MapPoint[]) => change({ corners: next.slice(0, MOST_CORNERS) }),
    [change],
  );
  const [focus, setFocus] = useState(corners);
  const [held, setHeld] = useState<number | null>(null);
  const drawn = useMemo(
    () => ({ id: area?.id ?? null, name: values.en, corners, onCorners, onHeld: setHeld }),
    [area, values.en, corners, onCorners],
  );
  const startAt = (place: ChosenPlace) => {
    if (place.lat === null || place.lng === null) return;
    const square = squareAround({ lat: place.lat, lng: place.lng }, HOTEL_HALF_SIDE_M);
    change({ corners: square, ...(values.en === "" ? { en: place.text } : {}) });
    setFocus(square);
  };
  // A field that is refused by name says so itself; the outline has no field.
  const outline = form.refusalOf("corners");
  const refused =
    outline ?? (form.error instanceof ApiError && form.error.code === "edit_conflict" ? text.conflict : null);
  return (
    <>
      <div className={twoColumnsStyles.columns}>
        <div className="stack">
          <AreaMap areas={areas} drawn={drawn} focus={focus} />
          <Corners corners={corners} held={held} onCorners={onCorners} />
        </div>
        <form
          className={`stack ${cardStyles.card}`}
          noValidate
          onSubmit={form.onSubmit}
          aria-labelledby="area"
        >
          <h2 id="area">{last?.names.en ?? text.newArea}</h2>
          <StartAt onPlace={startAt} />
          <TextField compact label={text.name} autoComplete="off" maxLength={60} {...form.field("en")} />
          <details>
            <summary>{text.otherNames}</summary>
            <div className={styles.names}>
              {OTHERS.map((language) => (
                <TextField
                  compact
                  key={language}
                  label={LANGUAGE_NAMES[language]}
                  placeholder={values.en}
                  autoComplete="off"
                  maxLength={60}
                  {...form.field(language)}
                />
              ))}
            </div>
          </details>
          <div className={styles.prices}>
            <TextField compact inputMode="decimal" label={text.fromAirport} {...form.field("airport")} />
            <TextField compact inputMode="decimal" label={text.fromPier} {...form.field("pier")} />
            <TextField compact inputMode="decimal" label={text.surcharge} {...form.field("surcharge")} />
            <TextField compact type="date" min={today} label={text.validFrom} {...form.field("valid_from")} />
          </div>
          <p className="small muted">{text.priceHint}</p>
          <AreaOutcome id={area?.id ?? null} values={values} />
          <FormError>
            {form.problem === "corners"
              ? text.notYet(corners.length)
              : form.error && (refused ?? errorText(form.error))}
          </FormError>
          <div className={styles.actions}>
            <Button type="submit" tone="action" busy={form.busy}>
              {office.save}
            </Button>
            <Button
              onClick={() => {
                form.clear();
                onClose();
              }}
            >
              {office.cancel}
            </Button>
          </div>
        </form>
      </div>
      {area !== null && <AreaHistory area={area} />}
    </>
  );
}

/** The quick way for a hotel: a square around a place, with its name. */
function StartAt({ onPlace }: { readonly onPlace: (place: ChosenPlace) => void }) {
  const text = useStrings("areas");
  const [place, setPlace] = useState<ChosenPlace>(NO_PLACE);
  return (
    <FramedPlace
      label={text.startAt}
      hint={text.startHint}
      name="start_at"
      value={place}
      onChange={(next) => {
        setPlace(next);
        onPlace(next);
      }}
    />
  );
}

type CornersProps = {
  readonly corners: readonly MapPoint[];
  /** The corner that was touched last. */
  readonly held: number | null;
  readonly onCorners: (corners: readonly MapPoint[]) => void;
};

/** How corners are put, and the ways to take them away that need no keyboard. */
function Corners({ corners, held, onCorners }: CornersProps) {
  const text = useStrings("areas");
  return (
    <div className={styles.corners}>
      <p className="small muted">{text.howTo}</p>
      {held !== null && held < corners.length && (
        <Button size="compact" onClick={() => onCorners(corners.filter((_, at) => at !== held))}>
          {text.takeAway(held + 1)}
        </Button>
      )}
      <Button size="compact" disabled={corners.length === 0} onClick={() => onCorners([])}>
        {text.clear}
      </Button>
    </div>
  );
}
