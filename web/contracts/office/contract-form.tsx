import type { ReactNode } from "react";
import type { Contract } from "../../../contract/contracts/contract.ts";
import {
  changeContractEndpoint,
  makeContractEndpoint,
} from "../../../contract/contracts/contracts.endpoints.ts";
import { listDeskPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import {
  checkEmail,
  checkName,
  checkPhone,
  checkRequired,
  optional,
} from "../../ui/validation/field-rules.ts";
import { type ContractDraft, NEW_LINE, writtenOf } from "./contract-draft.ts";
import { CONTRACT_READS } from "./contract-reads.ts";
import { ExceptionFields } from "./exception-fields.tsx";
import { LineFields } from "./line-fields.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./contract-form.module.css";

type ContractFormProps = {
  readonly initial: ContractDraft;
  /** The contract that is changed; none for a new one. */
  readonly contract?: Contract;
  readonly onDone?: (contract: Contract) => void;
};

/** A contract to write: with whom, which trips on which days, when otherwise, and who pays what. */
export function ContractForm({ initial, contract, onDone }: ContractFormProps) {
  const text = useStrings("office");
  const words = useStrings("contracts/office");
  const errorText = useErrorText();
  const toast = useToast();
  const { data: partners = [] } = useRead(read(listDeskPartnersEndpoint));
  const form = useForm({
    initial,
    draft: contract === undefined ? "contract-new" : `contract-${contract.id}-${contract.version}`,
    rules: {
      name: checkRequired,
      rider_name: checkName,
      rider_phone: checkPhone,
      rider_email: optional(checkEmail),
      first_day: checkRequired,
    },
    check: ({ lines }) =>
      lines.some(({ pickup, dropoff }) => pickup.text.trim() === "" || dropoff.text.trim() === "")
        ? "places"
        : null,
    input: (draft) => writtenOf(draft, contract?.version),
    send: (body, idempotencyKey) =>
      contract === undefined
        ? call(makeContractEndpoint, { body, idempotencyKey })
        : call(changeContractEndpoint, { params: { id: contract.id }, body, idempotencyKey }),
    invalidates: CONTRACT_READS,
    onDone: (written) => {
      toast({ text: text.saved });
      onDone?.(written);
    },
  });
  const { values, change, refusalOf } = form;
  const isListed = partners.some(({ id }) => String(id) === values.partner_id);
  return (
    <form className="stack" noValidate aria-label={words.terms} onSubmit={form.onSubmit}>
      <section className={cardStyles.card} aria-labelledby="contract-whom">
        <div className="stack">
          <h2 id="contract-whom">{words.whom}</h2>
          <div className={styles.fields}>
            <TextField {...form.field("name")} label={words.name} hint={words.nameHint} maxLength={80} />
            <SelectField {...form.field("partner_id")} label={words.account}>
              <option value="">{words.noAccount}</option>
              {contract?.partner_name && !isListed && (
                <option value={String(contract.partner_id)}>{contract.partner_name}</option>
              )}
              {partners.map(({ id, name }) => (
                <option key={id} value={String(id)}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              {...form.field("rider_name")}
              label={words.person}
              maxLength={120}
              autoComplete="off"
            />
            <TextField {...form.field("rider_phone")} label={words.phone} type="tel" autoComplete="off" />
            <TextField {...form.field("rider_email")} label={words.email} type="email" autoComplete="off" />
            <SelectField
              label={words.language}
              value={values.language}
              onChange={(chosen) =>
                change({ language: LANGUAGES.find((one) => one === chosen) ?? values.language })
              }
            >
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {LANGUAGE_NAMES[language]}
                </option>
              ))}
            </SelectField>
          </div>
          {values.partner_id !== "" && (
            <Choice label={words.paidBy}>
              <Segmented
                label={words.paidBy}
                value={values.paid_by}
                onChange={(paid_by) => change({ paid_by })}
                choices={[
                  { value: "account", label: words.byAccount },
                  { value: "driver", label: words.byDriver },
                ]}
              />
            </Choice>
          )}
        </div>
      </section>
      {values.lines.map((line, index) => (
        <LineFields
          key={index}
          number={index + 1}
          line={line}
          onChange={(changed) => change({ lines: values.lines.with(index, { ...line, ...changed }) })}
          onRemove={
            values.lines.length > 1 ? () => change({ lines: values.lines.toSpliced(index, 1) }) : undefined
          }
          errorOf={(field) => refusalOf(`lines.${index}.${field}`)}
        />
      ))}
      <div>
        <Button
          size="compact"
          icon="plus"
          onClick={() =>
            change({ lines: [...values.lines, { ...(values.lines.at(-1) ?? NEW_LINE), line: null }] })
          }
        >
          {words.addTrip}
        </Button>
      </div>
      <section className={cardStyles.card} aria-labelledby="contract-days">
        <div className="stack">
          <h2 id="contract-days">{words.days}</h2>
          <div className={styles.fields}>
            <TextField {...form.field("first_day")} type="date" label={words.firstDay} />
            <TextField
              {...form.field("last_day")}
              type="date"
              label={words.lastDay}
              hint={words.lastDayHint}
            />
          </div>
          <Choice label={words.holidays}>
            <Segmented
              label={words.holidays}
              value={values.on_holidays}
              onChange={(on_holidays) => change({ on_holidays })}
              choices={[
                { value: "skip", label: words.skip },
                { value: "drive", label: words.drive },
              ]}
            />
          </Choice>
          <ExceptionFields
            lines={values.lines}
            exceptions={values.exceptions}
            onChange={(exceptions) => change({ exceptions })}
            errorOf={(index, field) => refusalOf(`exceptions.${index}.${field}`)}
          />
          <TextAreaField {...form.field("note")} label={words.note} rows={2} maxLength={500} />
        </div>
      </section>
      <FormError>{form.problem === null ? null : words.placesMissing}</FormError>
      <FormError>{form.error === null ? null : errorText(form.error)}</FormError>
      <div className="row">
        <Button type="submit" tone="action" busy={form.busy}>
          {contract === undefined ? words.makeIt : text.save}
        </Button>
        {contract !== undefined && <p className="small muted">{words.changeHint}</p>}
      </div>
    </form>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
