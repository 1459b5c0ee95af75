import { useRef } from "react";
import { typedBookingNumber } from "../../../domain/rides/booking-number.ts";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { findBookingEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { GablePage } from "../../company/gable-page.tsx";
import { TitleCard } from "../../company/title-card.tsx";
import { useCompany } from "../../company/use-company.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { useNavigate } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormError } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useForm } from "../../ui/use-form.ts";
import { type FieldProblem, checkPhoneEnd, checkRequired } from "../../ui/validation/field-rules.ts";
import styles from "./find-booking.module.css";

/** Leads whoever has lost the link of their ride back to it, by what stands on paper. */
export default function FindBookingPage() {
  const text = useStrings("rides/finding");
  return (
    <GablePage from={520}>
      <PageHead title={text.head} description={text.description} hidden />
      <FindBookingForm />
    </GablePage>
  );
}

function FindBookingForm() {
  const text = useStrings("rides/finding");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const number = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: { reference: "", phone_end: "" },
    rules: { reference: checkBookingNumber, phone_end: checkPhoneEnd },
    input: ({ reference, phone_end }) => ({ reference: reference.trim(), phone_end: phone_end.trim() }),
    send: (body) => call(findBookingEndpoint, { body }),
    afterwards: "keeps",
    onDone: ({ tracking_code }) => navigate(paths.track(tracking_code)),
    onError: () => number.current?.querySelector("input")?.focus(),
  });
  const isWrong = form.error instanceof ApiError && form.error.code === "not_found";
  return (
    <TitleCard title={text.title} small busy={form.busy} onSubmit={form.onSubmit}>
      <p className="small muted">{text.intro}</p>
      {form.error !== null && (
        <FormError>{isWrong ? `${text.wrongTitle} ${text.wrong}` : errorText(form.error)}</FormError>
      )}
      <div ref={number}>
        <TextField
          label={text.number}
          hint={text.numberHint}
          className={styles.code}
          placeholder="4XV-MEN"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          aria-invalid={isWrong || undefined}
          {...form.field("reference")}
        />
      </div>
      <TextField
        label={text.phoneEnd}
        hint={text.phoneEndHint}
        className={styles.code}
        placeholder="0123"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-invalid={isWrong || undefined}
        {...form.field("phone_end")}
      />
      <Button type="submit" tone="action" size="large" block busy={form.busy} busyLabel={text.finding}>
        {text.title}
      </Button>
      <OtherWays />
    </TitleCard>
  );
}

/** The other ways to a ride: the telephone, and the account it was booked with. */
function OtherWays() {
  const text = useStrings("rides/finding");
  const { phone } = useCompany();
  return (
    <ul className={styles.ways}>
      <li>
        <Icon name="phone" />
        <span>
          {text.noNumber}{" "}
          <a className="link nowrap" href={phoneLink(phone)}>
            {text.call(companyPhone(phone))}
          </a>
        </span>
      </li>
      <li>
        <Icon name="user" />
        <span>
          {text.withAccount}{" "}
          <Link className="link nowrap" to={paths.loginAndBack(paths.myRideHistory)}>
            {text.login}
          </Link>
        </span>
      </li>
    </ul>
  );
}

function checkBookingNumber(typed: string): FieldProblem | undefined {
  return checkRequired(typed) ?? (typedBookingNumber(typed) === null ? "bookingNumber" : undefined);
}
