import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { DeskPlace } from "../../../contract/places/desk-places.ts";
import {
  addPlaceEndpoint,
  editPlaceEndpoint,
  listDeskPlacesEndpoint,
} from "../../../contract/places/desk-places.endpoints.ts";
import type { PlaceKind } from "../../../domain/places/place.ts";
import { DEFAULT_LOCATION } from "../../../domain/places/place-points.ts";
import { findNearestPlaceEndpoint } from "../../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { PrintRank } from "../../booking/code-paper/print-rank.tsx";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import type { MapPoint } from "../../map/map-point.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import twoColumnsStyles from "../../dispatch/two-columns.module.css";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { pointFrom, pointText } from "./point-text.ts";
import styles from "./places.module.css";

type PlaceEditorProps = {
  /** Null for a new one. */
  readonly place: DeskPlace | null;
  /** The text that was searched for and not found. */
  readonly suggestedName: string;
  readonly onClose: () => void;
};

type Typed = {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly point: string;
  readonly spellings: string;
};

const RULES = {
  name: checkRequired,
  point: (text: string) => (pointFrom(text) === null ? ("check" as const) : undefined),
};
/** Read again after each change. */
const OUTDATES = [listDeskPlacesEndpoint, suggestPlacesEndpoint, findNearestPlaceEndpoint];

/** One place with its pin on the map. */
export function PlaceEditor({ place, suggestedName, onClose }: PlaceEditorProps) {
  const text = useStrings("places/desk");
  const { kinds } = useStrings("places/finding");
  const toast = useToast();
  const sentenceOf = usePlaceSentence();
  const form = useForm({
    initial: typedOf(place, suggestedName),
    rules: RULES,
    draft: `place ${place?.id ?? "new"}`,
    input: inputOf,
    send: (fields, idempotencyKey) =>
      place === null
        ? call(addPlaceEndpoint, { body: fields, idempotencyKey })
        : call(editPlaceEndpoint, {
            params: { id: place.id },
            body: { ...fields, version: place.version },
            idempotencyKey,
          }),
    invalidates: OUTDATES,
    // The sentence above the form says it in the reader's language.
    refusal: (error, field) => (field === "name" && isDouble(error) ? text.double : undefined),
    onDone: ({ name }) => {
      toast({ text: text.saved(name) });
      onClose();
    },
  });
  const retire = useChange(editPlaceEndpoint, {
    invalidates: OUTDATES,
    onDone: ({ name, retired }) => {
      toast({ text: retired ? text.retiredNow(name) : text.restoredNow(name) });
      form.clear();
      onClose();
    },
  });
  const point = pointFrom(form.values.point);
  const error = form.error ?? retire.error;

  return (
    <div className={twoColumnsStyles.columns}>
      <PinMap
        name={place?.name ?? null}
        point={point ?? DEFAULT_LOCATION}
        onMove={(to) => form.change({ point: pointText(to) })}
      />
      <form
        className={`stack ${cardStyles.card}`}
        noValidate
        onSubmit={form.onSubmit}
        aria-labelledby="place"
      >
        <h2 id="place">{place?.name ?? text.newPlace}</h2>
        <TextField compact label={text.name} autoComplete="off" maxLength={80} {...form.field("name")} />
        <SelectField
          compact
          label={text.kind}
          {...form.field("kind")}
          onChange={(kind) => form.change({ kind: kind as PlaceKind })}
        >
          {sorted(kinds).map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </SelectField>
        <TextField
          compact
          label={text.point}
          hint={text.pointHint}
          autoComplete="off"
          {...form.field("point")}
        />
        {point !== null && <PinNote point={point} />}
        <TextField
          compact
          label={text.spellings}
          hint={text.spellingsHint}
          autoComplete="off"
          {...form.field("spellings")}
        />
        <FormError>{error !== null ? sentenceOf(error) : null}</FormError>
        {place !== null && <p className="small muted">{text.keeps}</p>}
        <div className={styles.actions}>
          <Button type="submit" tone="action" busy={form.busy} busyLabel={text.saving}>
            {text.save}
          </Button>
          <Button
            onClick={() => {
              form.clear();
              onClose();
            }}
          >
            {text.cancel}
          </Button>
          {place !== null && (
            <Button
              tone={place.retired ? "live" : "bad"}
              busy={retire.isPending}
              onClick={() =>
                retire.run({
                  params: { id: place.id },
                  body: { retired: !place.retired, version: place.version },
                })
              }
            >
              {place.retired ? text.restore : text.retire}
            </Button>
          )}
          {place !== null && !place.retired && <PrintRank place={place} />}
        </div>
      </form>
    </div>
  );
}

type PinMapProps = {
  readonly name: string | null;
  readonly point: MapPoint;
  readonly onMove: (to: MapPoint) => void;
};

function PinMap({ name, point: { lat, lng }, onMove }: PinMapProps) {
  const text = useStrings("places/desk");
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const label = name === null ? text.mapOfNew : text.mapOf(name);
  const title = name ?? text.newPlace;
  const markers = useMemo(
    (): readonly MapMarker[] => [{ id: "pin", kind: "start", name: title, label: title, lat, lng, onMove }],
    [title, lat, lng, onMove],
  );
  return (
    <div className={styles.placesMap}>
      <RideMap label={label} markers={markers} googleKey={googleKey} />
    </div>
  );
}

/** Says that no car can reach the pin, if so. */
function PinNote({ point }: { readonly point: MapPoint }) {
  const text = useStrings("places/desk");
  const { language } = useLanguage();
  const near = useRead(read(findNearestPlaceEndpoint, { query: { ...point, language } }));
  if (near.error instanceof ApiError && near.error.code === "off_island") {
    return <Note tone="warn">{text.offIsland}</Note>;
  }
  const sentence = near.data?.off_street_sentence;
  return sentence === undefined ? null : <Note tone="warn">{sentence}</Note>;
}

function usePlaceSentence() {
  const text = useStrings("places/desk");
  const words = useDispatchTexts();
  return (error: Error) => {
    if (!(error instanceof ApiError)) return words.reason(error);
    if (error.code === "edit_conflict") return isDouble(error) ? text.double : text.conflict;
    return error.code === "off_island" ? text.offIsland : words.reason(error);
  };
}

/** The same code says two things; a place beside this one has a number. */
function isDouble({ code, body }: ApiError): boolean {
  return code === "edit_conflict" && "place_id" in body;
}

function typedOf(place: DeskPlace | null, suggestedName: string): Typed {
  if (place === null) {
    return { name: suggestedName, kind: "spot", point: pointText(DEFAULT_LOCATION), spellings: "" };
  }
  return {
    name: place.name,
    kind: place.kind,
    point: pointText(place),
    spellings: place.spellings.join(", "),
  };
}

/** The kinds by the words the reader has for them. */
function sorted(kinds: Readonly<Record<PlaceKind, string>>) {
  return Object.entries(kinds).toSorted(([, one], [, other]) => one.localeCompare(other));
}

function inputOf({ name, kind, point, spellings }: Typed) {
  const { lat, lng } = pointFrom(point) ?? DEFAULT_LOCATION;
  const others = spellings.split(",").map((one) => one.trim());
  return { name: name.trim(), kind, lat, lng, spellings: others.filter((one) => one !== "") };
}
