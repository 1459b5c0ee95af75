import type { Vehicle } from "../../../contract/drivers/vehicles.ts";
import { outAt } from "../../../domain/drivers/out-of-service.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNow } from "../../ui/use-now.ts";
import rowStyles from "../../office/row-cards.module.css";
import styles from "./vehicle-page.module.css";

/** Whether a car is out of service at a moment. */
export function isOut({ out_of_service: outage }: Vehicle, now: Date): boolean {
  return outage !== null && outAt([outage], now) !== null;
}

/** The state of a car: who drives it, or since when or from when it is out of service. */
export function CarState({ car }: { readonly car: Vehicle }) {
  const words = useStrings("drivers/vehicles");
  const { shortDateTime, date } = useFormats();
  const now = useNow(MINUTE_MS);
  if (car.retired_on !== null)
    return <span className="muted">{words.retired(date(noonOf(car.retired_on)))}</span>;
  const outage = car.out_of_service;
  const holder = car.has_it ? words.withIt(car.has_it.name) : words.free;
  if (outage === null) return <span className={car.has_it ? undefined : "muted"}>{holder}</span>;
  if (isOut(car, now)) return <b className={rowStyles.suspended}>{words.outSince(outage.reason)}</b>;
  return (
    <>
      {holder}
      <small className={styles.below}>{words.outFrom(shortDateTime(outage.from), outage.reason)}</small>
    </>
  );
}
