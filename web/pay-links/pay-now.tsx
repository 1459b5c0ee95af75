import type { TrackedRide } from "../../contract/rides/ride.ts";
import { payTrackedRideEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { useChange } from "../api/use-change.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { paths } from "../router/paths.ts";
import { useNavigate } from "../router/router-context.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import { keepPaidRide } from "./paid-ride.ts";
import cardStyles from "../ui/card.module.css";

type PayNowProps = {
  readonly offer: NonNullable<TrackedRide["pay_offer"]>;
  readonly deposit: TrackedRide["deposit"];
  readonly code: string;
};

/** The payment that can be made by link now, where the company offers it. */
export default function PayNow({ offer, deposit, code }: PayNowProps) {
  const text = useStrings("pay-links");
  const formats = useFormats();
  const navigate = useNavigate();
  const paying = useChange(payTrackedRideEndpoint, {
    onDone: (payment) => {
      keepPaidRide(payment.code, code);
      navigate(paths.pay.replace("{code}", payment.code));
    },
  });
  const amount = formats.usd(Number(offer.amount));
  return (
    <section className={`stack no-print ${cardStyles.card}`} aria-label={text.now(amount)}>
      <p className="small">
        {offer.purpose === "deposit" ? text.depositText(amount) : deposit ? text.firstText : text.fareText}
      </p>
      <Button
        tone={deposit ? "action" : "ink"}
        size="large"
        block
        busy={paying.isPending}
        busyLabel={text.starting}
        onClick={() => paying.run({ params: { tracking_code: code } })}
      >
        {text.now(amount)}
      </Button>
      {paying.error !== null && <Note tone="bad">{text.startFailed}</Note>}
    </section>
  );
}
