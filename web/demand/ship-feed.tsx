import { MOST_PASSENGERS } from "../../contract/demand/cruise-calls.ts";
import type { ShipFeed as Feed } from "../../contract/demand/ship-feed.ts";
import { getDemandEndpoint } from "../../contract/demand/demand.endpoints.ts";
import { getShipFeedEndpoint, setShipFeedEndpoint } from "../../contract/demand/ship-feed.endpoints.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { FramedPlace } from "../places/framed-place.tsx";
import { type ChosenPlace, NO_PLACE } from "../places/chosen-place.ts";
import { useStaffAction } from "../office/use-staff-action.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { useForm } from "../ui/use-form.ts";
import { checkRequired } from "../ui/validation/field-rules.ts";
import cardStyles from "../ui/card.module.css";

/** How the last reading of the calendar went, in one sentence; nothing where none is read. */
export function ShipFeedState({ feed }: { readonly feed: Feed }) {
  const { feed: text } = useStrings("demand");
  const { dateTime, number } = useFormats();
  if (feed.url === null || feed.read_at === null) return null;
  if (feed.fault !== null) return <ErrorNote>{text.faults[feed.fault](dateTime(feed.read_at))}</ErrorNote>;
  return (
    <p className="muted small">
      {text.readAt(dateTime(feed.read_at), number(feed.ships))}
      {feed.left_out > 0 && ` ${text.leftOut(number(feed.left_out))}`}
    </p>
  );
}

type Values = { readonly url: string; readonly pier: ChosenPlace; readonly passengers: string };
type ShipFeedProps = { readonly feed: Feed; readonly onDone: () => void };

/** The address of a calendar from which ships are read, with what counts where it doesn't say. */
export function ShipFeed({ feed, onDone }: ShipFeedProps) {
  const { feed: text } = useStrings("demand");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const stop = useStaffAction(setShipFeedEndpoint, {
    refresh: [getShipFeedEndpoint, getDemandEndpoint],
    toastText: staff.saved,
    onDone,
  });
  const form = useForm({
    initial: valuesOf(feed),
    rules: RULES,
    input: ({ url, pier, passengers }: Values) => ({
      url,
      pier: pier.text,
      lat: pier.lat ?? 0,
      lng: pier.lng ?? 0,
      passengers: Number(passengers),
    }),
    send: (body, idempotencyKey) => call(setShipFeedEndpoint, { body, idempotencyKey }),
    invalidates: [getShipFeedEndpoint, getDemandEndpoint],
    onDone: ({ fault }) => {
      if (fault !== null) return;
      toast({ text: staff.saved });
      onDone();
    },
  });
  return (
    <form className={`stack ${cardStyles.card}`} noValidate aria-label={text.title} onSubmit={form.onSubmit}>
      <h2>{text.title}</h2>
      <p className="muted">{text.intro}</p>
      <TextField {...form.field("url")} type="url" label={text.url} hint={text.urlHint} autoComplete="off" />
      <FramedPlace
        label={text.pier}
        name="feed-pier"
        value={form.values.pier}
        onChange={(pier) => form.change({ pier })}
        hint={text.pierHint}
        error={form.problemOf("pier")}
      />
      <TextField
        {...form.field("passengers")}
        type="number"
        inputMode="numeric"
        min="1"
        label={text.passengers}
        hint={text.passengersHint}
      />
      <FormError>{form.error === null ? null : errorText(form.error)}</FormError>
      {stop.error !== null && <ErrorNote>{errorText(stop.error)}</ErrorNote>}
      <div className="row">
        <Button type="submit" tone="action" size="compact" busy={form.busy}>
          {text.save}
        </Button>
        {feed.url !== null && (
          <Button size="compact" busy={stop.isPending} onClick={() => stop.run({ body: readNoMore(feed) })}>
            {text.stop}
          </Button>
        )}
      </div>
    </form>
  );
}

function readNoMore({ pier, lat, lng, passengers }: Feed) {
  return { url: null, pier, lat, lng, passengers };
}

const RULES = {
  url: checkRequired,
  pier: ({ lat }: ChosenPlace) => (lat === null ? ("required" as const) : undefined),
  passengers: (typed: string) => {
    const count = Number(typed);
    return Number.isInteger(count) && count >= 1 && count <= MOST_PASSENGERS ? undefined : ("check" as const);
  },
};

function valuesOf({ url, pier, lat, lng, passengers }: Feed): Values {
  return {
    url: url ?? "",
    pier: pier === "" ? NO_PLACE : { text: pier, lat, lng },
    passengers: String(passengers),
  };
}
