import { useState } from "react";
import { roleCan } from "../../domain/accounts/roles.ts";
import { CASE_KINDS, type CaseKind } from "../../domain/cases/case-rules.ts";
import { listCasesEndpoint, openCaseEndpoint } from "../../contract/cases/cases.endpoints.ts";
import { listContactMessagesEndpoint } from "../../contract/messages/inbox.endpoints.ts";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import { callLoosely } from "../api/call.ts";
import { read } from "../api/read.ts";
import { useSession } from "../api/session.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMayI } from "../api/use-may-i.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { officePaths } from "../router/office-paths.ts";
import { useNavigate } from "../router/router-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { useForm } from "../ui/use-form.ts";
import panelStyles from "../ui/panel.module.css";
import styles from "./ride-cases.module.css";

/** The cases of a ride, and the way to open one, for somebody of the office. */
export function RideCases({ rideId }: { readonly rideId: number }) {
  const text = useStrings("cases");
  const { shortDate } = useFormats();
  const session = useSession();
  const mayI = useMayI();
  const isOffice = session !== null && roleCan(session.role, "administer") && mayI("letters");
  const cases = useRead(isOffice ? read(listCasesEndpoint, { query: { ride: rideId } }) : null).data;
  if (!isOffice) return null;
  return (
    <section className={panelStyles.panel} aria-labelledby="ride-cases">
      <div className={panelStyles.head}>
        <h2 id="ride-cases">{text.ofRide}</h2>
        <OpenCase of={{ ride_id: rideId }} kind="complaint" />
      </div>
      {cases !== undefined && cases.length > 0 && (
        <ul className={styles.list}>
          {cases.map(({ id, kind, title, state, opened_at }) => (
            <li key={id}>
              <Link to={officePaths.adminCase(id)}>{title || text.kinds[kind]}</Link>
              <span className="small muted">
                {[shortDate(opened_at), state === "open" ? text.isOpen : text.isClosed].join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type OpenCaseProps = {
  readonly of: { readonly ride_id: number } | { readonly message_id: number };
  /** The likeliest, which stands there first. */
  readonly kind: CaseKind;
};

/** Opens a case of a ride or of a message, and leads to it. */
export function OpenCase({ of, kind }: OpenCaseProps) {
  const text = useStrings("cases");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" icon="flag" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.openTitle} subtitle={text.openHint}>
        {open && <OpenCaseForm of={of} kind={kind} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function OpenCaseForm({ of, kind, onClose }: OpenCaseProps & { readonly onClose: () => void }) {
  const text = useStrings("cases");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useForm({
    initial: { kind: kind as string, title: "", reference: "" },
    input: ({ reference, ...body }) => ({
      body: { ...of, ...body, ...(reference.trim() === "" ? {} : { reference }) },
    }),
    send: (input, idempotencyKey) => callLoosely(openCaseEndpoint, { ...input, idempotencyKey }),
    invalidates: [listCasesEndpoint, listContactMessagesEndpoint, countOfficeEndpoint],
    onDone: ({ id }) => navigate(officePaths.adminCase(id)),
  });
  const isSaidAtField = (["kind", "reference"] as const).some((name) => form.problemOf(name) !== undefined);
  return (
    <form className="stack" noValidate aria-label={text.openTitle} onSubmit={form.onSubmit}>
      <SelectField label={text.kind} {...form.field("kind")}>
        {CASE_KINDS.map((each) => (
          <option key={each} value={each}>
            {text.kinds[each]}
          </option>
        ))}
      </SelectField>
      <TextField label={text.about} hint={text.aboutHint} maxLength={120} {...form.field("title")} />
      {"message_id" in of && (
        <TextField
          label={text.reference}
          hint={text.referenceHint}
          maxLength={20}
          autoComplete="off"
          {...form.field("reference")}
        />
      )}
      {form.error !== null && !isSaidAtField && <FormError>{errorText(form.error)}</FormError>}
      <div className={styles.foot}>
        <Button size="compact" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button size="compact" tone="action" type="submit" busy={form.busy} busyLabel={text.making}>
          {text.make}
        </Button>
      </div>
    </form>
  );
}
