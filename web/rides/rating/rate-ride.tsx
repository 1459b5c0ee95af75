import { type FormEvent, useId, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { STARS, type Stars } from "../../../contract/rides/stars.ts";
import { ApiError } from "../../api/api-error.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import type { RatingStrings } from "./strings/en.ts";
import { useRateRide } from "./use-rate-ride.ts";
import styles from "./rate-ride.module.css";

type RateRideProps = {
  readonly ride: Pick<Ride, "actions" | "stars">;
  /** The ride's tracking code. */
  readonly code: string;
  readonly className?: string;
};

/** The stars of a ride: asked for while it may be rated, shown as they were given after that. */
export function RateRide({ ride, code, className }: RateRideProps) {
  const text = useStrings("rides/rating");
  const group = useId();
  const rate = useRateRide();
  const [chosen, setChosen] = useState<Stars | null>(null);
  const saved = rate.data?.stars ?? ride.stars;
  const shown = chosen ?? saved;
  const isSaved = shown !== null && shown === saved;
  const mayRate = ride.actions.includes("rate");
  if (!mayRate && saved === null) return null;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (chosen === null || isSaved) return;
    const input = { params: { tracking_code: code }, body: { stars: chosen } };
    rate.run(input, { onDone: () => keepFocusIn(form) });
  };
  return (
    <form className={classNames(`no-print ${styles.rate}`, className)} onSubmit={send}>
      <fieldset disabled={!mayRate}>
        <legend className="strong">{text.question}</legend>
        <div className={styles.stars}>
          {STARS.map((stars) => (
            <label key={stars} className={classNames(styles.star, stars <= (shown ?? 0) && styles.chosen)}>
              <input type="radio" name={group} checked={stars === shown} onChange={() => setChosen(stars)} />
              <Icon name="star" />
              <span className="visually-hidden">{text.stars(stars)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="muted" role="status">
        {isSaved ? text.thanks : ""}
      </p>
      <FormError>{rate.error !== null && !isSaved ? failureText(rate.error, text) : null}</FormError>
      {mayRate && !isSaved && (
        <Button
          type="submit"
          tone="live"
          disabled={chosen === null}
          busy={rate.isPending}
          busyLabel={text.sending}
        >
          {text.send}
        </Button>
      )}
    </form>
  );
}

/** The button goes when the stars are saved; the focus then moves to the stars. */
function keepFocusIn(form: HTMLFormElement): void {
  if (form.contains(document.activeElement)) form.querySelector<HTMLElement>("input:checked")?.focus();
}

function failureText(error: unknown, text: RatingStrings): string {
  return error instanceof ApiError && error.code === "ride_conflict" ? text.tooLate : text.failed;
}
