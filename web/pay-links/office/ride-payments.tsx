import { NOT_DRIVEN, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { PayPurpose } from "../../../domain/pay-links/pay-link.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  askPaymentEndpoint,
  getPayLinkSettingsEndpoint,
  listPayLinksEndpoint,
} from "../../../contract/pay-links/pay-links.endpoints.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { paidByLink } from "../paid-by-link.ts";
import { PayLinkTable } from "./pay-link-table.tsx";
import panelStyles from "../../ui/panel.module.css";
import styles from "./ride-payments.module.css";

const REFRESH = [listPayLinksEndpoint, getRideEndpoint];
const LOOK_EVERY_MS = 10_000;

/** The payments by link of a ride, and a way to ask for one; nothing where the company takes no payments so. */
export function RidePayments({ ride }: { readonly ride: Ride }) {
  const text = useStrings("pay-links/office");
  const errorText = useErrorText();
  const toast = useToast();
  const settings = useRead(read(getPayLinkSettingsEndpoint)).data;
  const links = useRead(read(listPayLinksEndpoint, { query: { ride_id: ride.id } }), {
    everyMs: LOOK_EVERY_MS,
  });
  const ask = useChange(askPaymentEndpoint, {
    invalidates: REFRESH,
    onDone: () => toast({ text: text.askedDone }),
  });
  const isOn = settings !== undefined && settings.provider !== null && settings.mode !== "off";
  const rows = links.data ?? [];
  if (!isOn && rows.length === 0) return null;
  const purposes =
    isOn && !rows.some(({ state, purpose }) => state === "open" && purpose !== "tip")
      ? purposesOf(ride, settings)
      : [];
  return (
    <section className={panelStyles.panel} aria-labelledby="ride-payments">
      <div className={panelStyles.head}>
        <h2 id="ride-payments">{text.title}</h2>
      </div>
      <div className={styles.inside}>
        {purposes.length > 0 && (
          <div className={styles.ask}>
            {purposes.map((purpose) => (
              <Button
                key={purpose}
                size="compact"
                busy={ask.isPending && ask.input?.body.purpose === purpose}
                onClick={() => ask.run({ body: { ride_id: ride.id, purpose } })}
              >
                {text.ask[purpose]}
              </Button>
            ))}
          </div>
        )}
        {ask.error !== null && <ErrorNote>{errorText(ask.error)}</ErrorNote>}
        {rows.length === 0 ? (
          <p className="muted">{text.noneOfRide}</p>
        ) : (
          <PayLinkTable narrow links={rows} refresh={REFRESH} />
        )}
      </div>
    </section>
  );
}

/** The payment that can be asked of a ride now. */
function purposesOf(
  ride: Ride,
  settings: { mode: string; no_show_fee: number | null },
): Exclude<PayPurpose, "statement" | "tip">[] {
  if (ride.status === "NoShow") {
    const covered = Number(ride.no_show_fee_paid ?? 0);
    return covered < (settings.no_show_fee ?? 0) ? ["no_show_fee"] : [];
  }
  const paid = paidByLink(ride);
  const isPaid = ride.paid_by !== null || ride.partner || (paid !== null && paid.rest === 0);
  if (isOneOf(NOT_DRIVEN, ride.status) || isPaid || (ride.held && !ride.deposit)) return [];
  return settings.mode === "deposit" && paid === null && ride.status !== "Completed"
    ? ["deposit", "fare"]
    : ["fare"];
}
