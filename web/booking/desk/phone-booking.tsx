import { useId } from "react";
import { ENTERED_LATE_MS } from "../../../domain/rides/street-hail.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { useAsksWhatsapp } from "../../company/use-asks-whatsapp.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { useForm } from "../../ui/use-form.ts";
import { type BookingDraft, EMPTY_BOOKING, tripError } from "../booking-draft.ts";
import { choosePlaces } from "../price/choose-places.ts";
import { ApiError } from "../../api/api-error.ts";
import { personError } from "../person-error.ts";
import { type Quotes, bookRide } from "../book-ride.ts";
import { ThereAndBackFields } from "../price/there-and-back-fields.tsx";
import { AskedFields } from "../../dispatch/ride/asked-fields.tsx";
import { CallerFields } from "../../dispatch/ride/caller-fields.tsx";
import { RideFormDialog } from "../../dispatch/ride/ride-form-dialog.tsx";
import { TripFields } from "../../dispatch/ride/trip-fields.tsx";
import { useRideFault } from "../../dispatch/ride/use-ride-fault.ts";
import { AccountFields } from "./account-fields.tsx";
import { CallerCard, useCaller, useNameOfCaller } from "./caller-card.tsx";
import { firstMatch } from "../../dispatch/ride/meant-places.ts";
import { useMeantPlaces } from "../../dispatch/ride/use-meant-places.ts";
import { PhonePrice, usePhonePrice } from "./phone-price.tsx";
import { PhonePromise, usePhonePromise } from "./phone-promise.tsx";
import keyHintStyles from "../../dispatch/key-hint.module.css";
import rideFormStyles from "../../dispatch/ride/ride-form-dialog.module.css";

/** A booking, and whether a driver is chosen for it next. */
type PhoneCall = BookingDraft & { readonly assign: boolean };
type Sent = { readonly draft: BookingDraft; readonly quotes: Quotes; readonly assign: boolean };
type Saved = { readonly ride: Ride; readonly assign: boolean };

const EMPTY_CALL: PhoneCall = { ...EMPTY_BOOKING, passengers: 1, luggage: 0, assign: true };

type PhoneBookingProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSaved: (ride: Ride, assign: boolean) => void;
};

/** A booking taken by telephone: the number first, then the trip, the price at once, then a driver. */
export function PhoneBooking({ open, ...props }: PhoneBookingProps) {
  return open ? <OpenPhoneBooking {...props} /> : null;
}

function OpenPhoneBooking({ onClose, onSaved }: Omit<PhoneBookingProps, "open">) {
  const text = useStrings("booking/desk");
  const { language } = useLanguage();
  const words = useDispatchTexts();
  const formId = useId();
  const asksWhatsapp = useAsksWhatsapp();
  // The key of a booking lives in its draft, so that it survives a reload: docs/decisions/016.
  const send = async ({ draft, quotes, assign }: Sent): Promise<Saved> => {
    const places = await choosePlaces(draft, { meaning: firstMatch });
    form.change(places);
    const ride = await bookRide({ ...draft, ...places }, form.change, language)(quotes);
    return { ride, assign };
  };
  const form = useForm({
    initial: EMPTY_CALL,
    draft: "phone-booking",
    // In the order of the fields.
    check: (draft, now) => personError(draft) ?? tripError(draft, now, ENTERED_LATE_MS),
    input: ({ assign, ...draft }): Sent => ({ draft, quotes: quotesOf(price.data), assign }),
    send,
    onDone: ({ ride, assign }) => onSaved(ride, assign),
  });
  const { values, refusalOf, busy, problem, error } = form;
  const fault = useRideFault(form);
  const change = (changed: Partial<PhoneCall>) => {
    form.change(changed);
    // The error goes with the next letter.
    if (problem !== null) form.reset();
  };
  const parked = useParkedCalls();
  const park = () => {
    // While it is being sent it stays where it is.
    if (busy || !isBegun(values)) return;
    parked.park(values);
    form.clear();
  };
  const leave = () => {
    park();
    onClose();
  };
  const caller = useCaller(values.phone);
  const price = usePhonePrice(values);
  const promise = usePhonePromise({ draft: values, price, onWhen: (when) => change({ when }) });
  const chooseMeant = useMeantPlaces({ trip: values, change });
  const nameOfCaller = useNameOfCaller(caller, values, change);

  const takePlace = (place: BookingDraft["pickup"]) =>
    change(values.pickup.text === "" ? { pickup: place } : { dropoff: place });

  const errorText = (): string | null => {
    if (problem !== null) return fault.below;
    if (error === null || fault.atPlaces !== null) return null;
    if (error instanceof ApiError && error.code === "credit_limit_reached") {
      return text.pastLimit(values.onAccount?.name ?? "");
    }
    return text.failed(words.reason(error));
  };

  return (
    <RideFormDialog
      onClose={leave}
      title={text.title}
      startsOver
      subtitle={text.subtitle}
      onSubmit={(event) => {
        if (promise.takeNext === null) return form.onSubmit(event);
        event.preventDefault();
        promise.takeNext();
      }}
      error={errorText()}
      fault={fault.field}
      formId={formId}
      footer={
        <>
          <PhonePrice price={price} onAccount={values.onAccount} />
          <PhonePromise promise={promise} trip={values} />
          <Button
            tone="quiet"
            className={rideFormStyles.first}
            onClick={() => {
              form.clear();
              nameOfCaller.forget();
            }}
          >
            {text.clear}
          </Button>
          {isBegun(values) && (
            <Button tone="quiet" onClick={park}>
              {text.park}
            </Button>
          )}
          <Button onClick={() => form.submit({ assign: false })} busy={busy} busyLabel={text.saving}>
            {text.save}
          </Button>
          <Button type="submit" form={formId} tone="action" busy={busy} busyLabel={text.saving}>
            {promise.label ?? text.saveAndAssign} <kbd className={keyHintStyles.onInk}>Enter</kbd>
          </Button>
        </>
      }
    >
      {parked.calls.length > 0 && !isBegun(values) && (
        <div className={rideFormStyles.parked}>
          {parked.calls.map((call) => (
            <Button
              key={call.parkedAt}
              tone="quiet"
              onClick={() => {
                parked.takeUp(call);
                change(call);
              }}
            >
              {text.resume(wordsOf(call))}
            </Button>
          ))}
        </div>
      )}
      <CallerFields phoneLabel={text.phone} caller={values} onChange={change} errorOf={fault.errorOf} />
      {asksWhatsapp && (
        <Checkbox
          checked={values.whatsappConsent === true}
          onChange={(whatsappConsent) => change({ whatsappConsent })}
        >
          {text.whatsappConsent}
        </Checkbox>
      )}
      <CallerCard
        caller={caller}
        onTakePlace={takePlace}
        onLeave={() => {
          form.clear();
          onClose();
        }}
      />
      <TripFields
        trip={values}
        onChange={change}
        errorOf={fault.errorOf}
        placeError={fault.atPlaces}
        onPlaceLeft={chooseMeant}
      />
      <AskedFields asked={values} onChange={change} errorOf={refusalOf} />
      {/* Below the trip: from the name, Tab leads to the pickup. */}
      <AccountFields draft={values} onChange={change} errorOf={refusalOf} />
      <ThereAndBackFields flow={{ draft: values, change }} />
    </RideFormDialog>
  );
}

/** The promises of the prices that were told. */
function quotesOf(told: ReturnType<typeof usePhonePrice>["data"]): Quotes {
  return { there: told?.there.quote ?? null, back: told?.back?.quote ?? null };
}

type Parked = PhoneCall & { readonly parkedAt: number };

const NO_CALLS: { readonly calls: readonly Parked[] } = { calls: [] };
/** More callers than that nobody has waiting on a line. */
const MOST_PARKED = 5;

/** The calls that were left half typed: the next caller finds an empty form, and each one before it is one press away. */
function useParkedCalls() {
  const [{ calls }, keep] = useDraft<{ readonly calls: readonly Parked[] }>("phone-booking-parked", NO_CALLS);
  return {
    calls,
    park: (call: PhoneCall) =>
      keep({ calls: [...calls, { ...call, parkedAt: Date.now() }].slice(-MOST_PARKED) }),
    takeUp: ({ parkedAt }: Parked) => keep({ calls: calls.filter((one) => one.parkedAt !== parkedAt) }),
  };
}

function isBegun({ phone, name, pickup, dropoff, notes }: PhoneCall): boolean {
  return [phone, name, pickup.text, dropoff.text, notes].some((text) => text.trim() !== "");
}

/** The caller and the drive, as far as they were typed. */
function wordsOf({ phone, name, pickup, dropoff }: PhoneCall): string {
  const way = [pickup.text, dropoff.text].filter((text) => text !== "").join(" → ");
  return [name || phone, way].filter((text) => text !== "").join(", ");
}
