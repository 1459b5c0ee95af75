import { useState } from "react";
import { fromDollars } from "../../../domain/money.ts";
import { toDollars } from "../../../domain/dollars.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { tipTrackedRideEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLateStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { useLocation, useNavigate } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { keepPaidRide } from "../paid-ride.ts";
import { tipMomentOf } from "../pay-moment.ts";
import cardStyles from "../../ui/card.module.css";

const OTHER = "other";
/** The bank may say at any moment that a tip was paid. */
const LOOK_EVERY_MS = 5_000;

type TipNowProps = { readonly ride: TrackedRide; readonly code: string };

/** A tip for the driver by link, after the ride: three amounts and one's own; thanks, once it is given. */
export default function TipNow({ ride, code }: TipNowProps) {
  const words = useLateStrings("pay-links/tip", "price", true);
  const moment = tipMomentOf(useLocation().state);
  const formats = useFormats();
  const waits = moment === "waits" && ride.tip_by_link === undefined;
  useRead(read(trackRideEndpoint, { params: { tracking_code: code } }), {
    everyMs: waits ? LOOK_EVERY_MS : false,
  });
  if (words === undefined) return null;
  const name = ride.driver?.name ?? "";
  if (ride.tip_by_link !== undefined) {
    return (
      <div className="no-print">
        <Note tone="live" icon="check">
          <p className="strong">{words.given(formats.usd(Number(ride.tip_by_link)), name)}</p>
        </Note>
      </div>
    );
  }
  if (!ride.tip_offer) return null;
  const said = moment === null || moment === "paid" ? null : words[moment];
  return <TipForm offer={ride.tip_offer} code={code} name={name} said={said} words={words} />;
}

type TipFormProps = {
  readonly offer: NonNullable<TrackedRide["tip_offer"]>;
  readonly code: string;
  readonly name: string;
  /** The news of a tip that was begun. */
  readonly said: string | null;
  readonly words: NonNullable<ReturnType<typeof useLateStrings<"pay-links/tip">>>;
};

function TipForm({ offer, code, name, said, words }: TipFormProps) {
  const { usd } = useFormats();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<string | null>(null);
  const [own, setOwn] = useState("");
  const [tried, setTried] = useState(false);
  const tipping = useChange(tipTrackedRideEndpoint, {
    onDone: (payment) => {
      keepPaidRide(payment.code, code);
      navigate(paths.pay.replace("{code}", payment.code));
    },
  });
  const amount = choice === OTHER ? amountOf(own, offer) : choice === null ? null : Number(choice);
  const wrong = words.amountWrong(usd(Number(offer.least)), usd(Number(offer.most)));
  const isTaken = tipping.error instanceof ApiError && tipping.error.code === "nothing_to_pay";
  const choices = [
    ...offer.amounts.map((value) => ({ value, label: usd(Number(value)) })),
    { value: OTHER, label: words.other },
  ];
  return (
    <form
      className={`stack no-print ${cardStyles.card}`}
      aria-labelledby="tip-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (amount === null) return;
        tipping.run({ params: { tracking_code: code }, body: { amount } });
      }}
    >
      <h2 id="tip-title">{words.title(name)}</h2>
      <p className="small muted">{words.text}</p>
      {said !== null && <Note tone="warn">{said}</Note>}
      <Chips tight label={words.amount} choices={choices} value={choice} onChange={setChoice} />
      {choice === OTHER && (
        <TextField
          label={words.own}
          inputMode="decimal"
          value={own}
          onChange={setOwn}
          error={tried && amount === null ? wrong : undefined}
        />
      )}
      {choice !== null && (
        <Button
          type="submit"
          tone="ink"
          size="large"
          block
          busy={tipping.isPending}
          busyLabel={words.starting}
        >
          {amount === null ? words.go : words.give(usd(amount))}
        </Button>
      )}
      {tipping.error !== null && <Note tone="bad">{isTaken ? words.over : words.startFailed}</Note>}
    </form>
  );
}

/** An amount as somebody writes it, in dollars; null where it isn't one that can be given. */
function amountOf(written: string, { least, most }: { least: string; most: string }): number | null {
  const plain = written.trim().replace(",", ".");
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const cents = fromDollars(plain);
  return cents < fromDollars(least) || cents > fromDollars(most) ? null : toDollars(cents);
}
