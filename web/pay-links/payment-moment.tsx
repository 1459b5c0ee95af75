import { useEffect, useEffectEvent, useRef } from "react";
import type { TrackedRide } from "../../contract/rides/ride.ts";
import { payTrackedRideEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { useChange } from "../api/use-change.ts";
import { useFormats } from "../language/formats.ts";
import { useLateStrings, useStrings } from "../language/language-context.ts";
import { paths } from "../router/paths.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { Note } from "../ui/note.tsx";
import { keepPaidRide } from "./paid-ride.ts";
import { paidByLink } from "./paid-by-link.ts";
import { payMomentOf } from "./pay-moment.ts";

type MomentProps = { readonly ride: TrackedRide; readonly code: string };

/** The news of paying a ride: it begins, was paid, or wasn't. The ride is booked either way. */
export default function PaymentMoment({ ride, code }: MomentProps) {
  const moment = payMomentOf(useLocation().state);
  const text = useStrings("pay-links");
  const words = useLateStrings("pay-links/moment", "price", true);
  const formats = useFormats();
  if (moment === "begin") return <BeginPayment code={code} words={words?.opening ?? text.starting} />;
  if (words === undefined || moment === null) return null;
  const paid = paidByLink(ride);
  // A payment that the bank speaks of late is seen by the ride itself.
  if (paid !== null) {
    return (
      <Note tone="live" icon="check">
        <p className="strong">{text.paidTitle(formats.usd(paid.paid))}</p>
        <p>{paid.rest > 0 ? words.part : words.paid}</p>
      </Note>
    );
  }
  if (moment === "paid" || !ride.pay_offer) return null;
  const said = moment === "unpaid" && ride.deposit ? words.unpaidDeposit : words[moment];
  return <Note tone={moment === "waits" ? "live" : "warn"}>{said}</Note>;
}

/** Asks for the payment and goes to the provider's page. The way back from there leads to the ride. */
function BeginPayment({ code, words }: { readonly code: string; readonly words: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasBegun = useRef(false);
  // The browser's own way back doesn't begin it once more.
  const stay = (state: object) =>
    navigate(pathname, { replace: true, state: { justBooked: true, ...state } });
  const paying = useChange(payTrackedRideEndpoint, {
    onDone: (payment) => {
      keepPaidRide(payment.code, code);
      stay({});
      if (payment.link === null) navigate(paths.pay.replace("{code}", payment.code));
      else leaveFor(payment.link);
    },
    onError: () => stay({ pay: "notBegun" }),
  });
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    paying.run({ params: { tracking_code: code } });
  });
  useEffect(() => {
    begin();
  }, []);
  return <Note tone="live">{words}</Note>;
}

/** Goes to the provider, which isn't told from which ride. */
function leaveFor(link: string): void {
  const anchor = document.createElement("a");
  anchor.href = link;
  anchor.rel = "noreferrer";
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
