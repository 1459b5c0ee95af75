import { joinWaitingListEndpoint } from "../../../contract/promises/waiting-list.endpoints.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import { call } from "../../api/call.ts";
import { useAction } from "../../api/use-action.ts";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { type FullTrip, wishForATime } from "../waiting/wish-for-a-time.ts";
import fieldStyles from "../../ui/field.module.css";

type PhoneWaitingProps = {
  readonly trip: FullTrip;
  /** The full time; null for as soon as possible. */
  readonly at: number | null;
};

/** Puts a caller for whom only the full time will do, or the next free car, on the waiting list: they are written to by the number they call from. */
export function PhoneWaiting({ trip, at }: PhoneWaitingProps) {
  const text = useStrings("booking/desk");
  const formats = useFormats();
  const words = useDispatchTexts();
  const { language } = useLanguage();
  const joining = useAction(() => {
    const reach = { phone: typedPhone(trip.phone), whatsapp_consent: trip.whatsappConsent === true };
    return call(joinWaitingListEndpoint, { body: { ...wishForATime(trip, at), ...reach, language } });
  });
  if (trip.phone.trim() === "" || trip.pickup.lat === null || trip.dropoff.lat === null) return null;
  if (joining.data !== undefined) return <span>{text.isWaiting(at === null ? null : formats.time(at))}</span>;
  return (
    <>
      <Button size="compact" tone="quiet" busy={joining.isPending} onClick={() => joining.run()}>
        {text.wait}
      </Button>
      {joining.error !== null && (
        <span className={fieldStyles.error}>{text.waitFailed(words.reason(joining.error))}</span>
      )}
    </>
  );
}
