import { useId } from "react";
import { useCompany } from "../../company/use-company.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { BookingDraft } from "../booking-draft.ts";
import type { CalculatedFare } from "../use-booking.ts";
import styles from "./pay-choice.module.css";

/** How the ride is paid: `asked` where its passenger can choose, and `now` once they chose to pay by link; null where it is cash. */
export type HowPaid = "asked" | "now" | null;

/**
 * Whether it can be paid right after booking. A deposit says itself how it is paid, a hotel pays for its guests, and of two cars each is
 * paid on its page.
 */
export function useHowPaid({ payNow, onAccount }: BookingDraft, fare: CalculatedFare): HowPaid {
  const { pays_by_link: paysByLink } = useCompany();
  if (paysByLink !== true || onAccount || fare.deposit !== undefined || fare.twoCars !== null) return null;
  return payNow === true ? "now" : "asked";
}

type PayChoiceProps = {
  readonly fare: CalculatedFare;
  readonly how: HowPaid;
  readonly onChange: (values: { readonly payNow: boolean }) => void;
};

/** Asks whether the driver is paid, or the ride right after it is booked, where the company takes payments by link. */
export function PayChoice({ fare, how, onChange }: PayChoiceProps) {
  const pay = useStrings("booking/price/paying");
  const formats = useFormats();
  const headingId = useId();
  if (how === null) return null;
  const choices = [
    { payNow: false, name: pay.driver, about: pay.driverHow(formats.cashXcg(fare.total)) },
    { payNow: true, name: pay.now, about: pay.nowHow },
  ];
  return (
    <section aria-labelledby={headingId}>
      <p id={headingId} className="strong">
        {pay.how}
      </p>
      <div className={styles.choices} role="group" aria-labelledby={headingId}>
        {choices.map(({ payNow, name, about }) => (
          <button
            type="button"
            key={name}
            className={styles.choice}
            aria-pressed={payNow === (how === "now")}
            onClick={() => onChange({ payNow })}
          >
            <b>{name}</b>
            <span>{about}</span>
          </button>
        ))}
      </div>
      {how === "now" && (
        <p className={`muted small ${styles.after}`}>
          {pay.after} {fare.wayBack !== null && pay.wayThere(formats.usd(fare.fare))}
        </p>
      )}
    </section>
  );
}
