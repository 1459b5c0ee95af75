import { useId, useRef } from "react";
import type { Ride, TrackedRide } from "../../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { rateTrackedRideEndpoint, trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { STARS, type Stars } from "../../../contract/rides/stars.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import type { RatingStrings } from "./strings/en.ts";
import styles from "./rate-ride.module.css";

type RateRideProps = {
  readonly ride: Pick<Ride, "actions" | "stars">;
  /** The ride's tracking code. */
  readonly code: string;
  readonly className?: string;
};

const UNRATED: { readonly stars: Stars | null } = { stars: null };

/** The stars of a ride: asked for while it may be rated, shown as they were given after that. */
export function RateRide({ ride, code, className }: RateRideProps) {
  const text = useStrings("rides/rating");
  const group = useId();
  const element = useRef<HTMLFormElement>(null);
  const params = { tracking_code: code };
  const form = useForm({
    initial: UNRATED,
    mayBegin: ({ stars }) => stars !== null && stars !== saved,
    input: ({ stars }) => stars as Stars,
    send: (stars: Stars, idempotencyKey): Promise<TrackedRide> =>
      call(rateTrackedRideEndpoint, { params, body: { stars }, idempotencyKey }),
    // Every page that shows the ride then shows them.
    invalidates: [listRideRequestsEndpoint],
    afterwards: "keeps",
    onDone: (rated) => {
      setCached(read(trackRideEndpoint, { params }), rated);
      keepFocusIn(element.current);
    },
  });
  const { values, change, busy, error } = form;
  const saved: number | null = form.data?.stars ?? ride.stars;
  const shown = values.stars ?? saved;
  const isSaved = shown !== null && shown === saved;
  const mayRate = ride.actions.includes("rate");
  if (!mayRate && saved === null) return null;

  return (
    <form className={classNames(`no-print ${styles.rate}`, className)} ref={element} onSubmit={form.onSubmit}>
      <fieldset disabled={!mayRate}>
        <legend className="strong">{text.question}</legend>
        <div className={styles.stars}>
          {STARS.map((stars) => (
            <label key={stars} className={classNames(styles.star, stars <= (shown ?? 0) && styles.chosen)}>
              <input type="radio" name={group} checked={stars === shown} onChange={() => change({ stars })} />
              <Icon name="star" />
              <span className="visually-hidden">{text.stars(stars)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="muted" role="status">
        {isSaved ? text.thanks : ""}
      </p>
      <FormError>{error !== null && !isSaved ? failureText(error, text) : null}</FormError>
      {mayRate && !isSaved && (
        <Button
          type="submit"
          tone="live"
          disabled={values.stars === null}
          busy={busy}
          busyLabel={text.sending}
        >
          {text.send}
        </Button>
      )}
    </form>
  );
}

/** The button goes when the stars are saved; the focus then moves to the stars. */
function keepFocusIn(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) form.querySelector<HTMLElement>("input:checked")?.focus();
}

function failureText(error: unknown, text: RatingStrings): string {
  return error instanceof ApiError && error.code === "ride_conflict" ? text.tooLate : text.failed;
}
