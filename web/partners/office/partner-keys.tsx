import { useId, useState } from "react";
import type { MadePartnerKey, PartnerKey } from "../../../contract/partners/partner-keys.ts";
import {
  listPartnerKeysEndpoint,
  makePartnerKeyEndpoint,
  withdrawPartnerKeyEndpoint,
} from "../../../contract/partners/partner-keys.endpoints.ts";
import { listPartnerAssistantsEndpoint } from "../../../contract/assistants/office-grants.endpoints.ts";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import { KEY_SCOPES, type KeyScope } from "../../../domain/partners/key-scopes.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { GrantedAssistants } from "../../office/granted-assistants.tsx";
import { Listing } from "../../office/listing.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { paths } from "../../router/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { KeyShownOnce } from "./key-shown-once.tsx";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../../office/staff.module.css";
import styles from "./partner-keys.module.css";

/** The keys by which systems of a hotel or firm book on its account: made, shown once, and withdrawn in one press. */
export function PartnerKeys({ partner }: { readonly partner: Partner }) {
  const { keys: text } = useStrings("partners/office");
  const headingId = useId();
  const [made, setMade] = useState<MadePartnerKey | null>(null);
  const staff = useStrings("office");
  const keys = useRead(read(listPartnerKeysEndpoint, { params: { id: partner.id } }));
  const assistants = useRead(read(listPartnerAssistantsEndpoint, { params: { id: partner.id } }));
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.title}</h2>
      <p className="muted">
        {text.intro}{" "}
        <a className="link" href={paths.developers} target="_blank" rel="noreferrer">
          {text.developers}
        </a>
      </p>
      <div className={`stack ${cardStyles.card}`}>
        {made === null ? (
          <NewKey partnerId={partner.id} onMade={setMade} />
        ) : (
          <KeyShownOnce
            label={text.madeOf(made.name)}
            text={text.once}
            value={made.key}
            copy={text.copy}
            onDone={() => setMade(null)}
          />
        )}
      </div>
      <Listing query={keys} empty={text.none}>
        {(rows) => <KeyTable rows={rows} label={text.list} />}
      </Listing>
      {assistants.data && (
        <GrantedAssistants
          rows={assistants.data}
          by={staff.assistants.key}
          refresh={listPartnerAssistantsEndpoint}
        />
      )}
    </section>
  );
}

type NewKeyValues = { name: string } & Record<KeyScope, boolean>;
type NewKeyProps = { readonly partnerId: number; readonly onMade: (made: MadePartnerKey) => void };

function NewKey({ partnerId, onMade }: NewKeyProps) {
  const { keys: text } = useStrings("partners/office");
  const errorText = useErrorText();
  const form = useForm({
    initial: { name: "", read: true, book: true, change: true, cancel: true },
    rules: { name: checkRequired },
    check: checkScopes,
    input: (values: NewKeyValues) => ({
      params: { id: partnerId },
      body: { name: values.name, scopes: KEY_SCOPES.filter((scope) => values[scope]) },
    }),
    send: (input, idempotencyKey) => call(makePartnerKeyEndpoint, { ...input, idempotencyKey }),
    invalidates: [listPartnerKeysEndpoint],
    onDone: (made) => onMade(made),
  });
  return (
    <form className="stack" noValidate aria-label={text.make} onSubmit={form.onSubmit}>
      {form.error !== null && <FormError>{errorText(form.error)}</FormError>}
      {form.problem !== null && <FormError>{text.noScope}</FormError>}
      <TextField label={text.name} hint={text.nameHint} {...form.field("name")} />
      <fieldset className={styles.scopes}>
        <legend>{text.may}</legend>
        {KEY_SCOPES.map((scope) => (
          <Checkbox key={scope} {...form.box(scope)}>
            {text.scopes[scope]}
          </Checkbox>
        ))}
      </fieldset>
      <div className={staffStyles.actions}>
        <Button type="submit" size="compact" busy={form.busy}>
          {text.make}
        </Button>
      </div>
    </form>
  );
}

function checkScopes(values: NewKeyValues): "scopes" | null {
  return KEY_SCOPES.some((scope) => values[scope]) ? null : "scopes";
}

function KeyTable({ rows, label }: { readonly rows: readonly PartnerKey[]; readonly label: string }) {
  const { keys: text } = useStrings("partners/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const { dateTime } = useFormats();
  const withdraw = useStaffAction(withdrawPartnerKeyEndpoint, {
    refresh: [listPartnerKeysEndpoint, listPartnerAssistantsEndpoint],
    toastText: text.withdrawn,
  });
  const used = ({ last_used_at: at, last_used_from: from }: PartnerKey) =>
    at === null ? text.unused : text.usedAt(dateTime(at), from ?? "");
  const state = ({ withdrawn_at: at, withdrawn_by: by }: PartnerKey) =>
    at === null ? text.good : text.withdrawnAt(dateTime(at), by ?? "");
  const names: Readonly<Record<KeyScope, string>> = text.scopes;
  const columns: readonly Column<PartnerKey>[] = [
    { id: "name", label: text.name, namesRow: true, renderCell: ({ name }) => name },
    {
      id: "begins",
      label: text.begins,
      labelled: true,
      renderCell: ({ begins_with }) => <code>{begins_with}…</code>,
    },
    {
      id: "scopes",
      label: text.may,
      labelled: true,
      renderCell: ({ scopes }) => scopes.map((scope) => names[scope]).join(", "),
    },
    { id: "used", label: text.used, labelled: true, renderCell: used },
    {
      id: "rides",
      label: text.booked,
      className: "number",
      labelled: true,
      renderCell: ({ rides_booked }) => rides_booked,
    },
    { id: "state", label: staff.state, labelled: true, renderCell: state },
    {
      id: "actions",
      label: staff.actions,
      renderCell: ({ id, name, begins_with, withdrawn_at }) =>
        withdrawn_at === null && (
          <Button
            size="compact"
            tone="bad"
            aria-label={text.withdrawOf(`${name}, ${begins_with}`)}
            busy={withdraw.isPending && withdraw.input?.params?.["id"] === id}
            onClick={() => withdraw.run({ params: { id } })}
          >
            {text.withdraw}
          </Button>
        ),
    },
  ];
  return (
    <>
      {withdraw.error !== null && <ErrorNote>{errorText(withdraw.error)}</ErrorNote>}
      <DataTable stacks="flowing" label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  );
}
