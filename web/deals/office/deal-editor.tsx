import type { WireDeal } from "../../../contract/deals/deal-schemas.ts";
import {
  addDealEndpoint,
  changeDealEndpoint,
  listDealsEndpoint,
} from "../../../contract/deals/deals.endpoints.ts";
import { listDeskPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { DEAL_KINDS, DEAL_TRIPS } from "../../../domain/deals/deal.ts";
import { VIP_LEVEL_RIDES } from "../../../domain/accounts/vip-level.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import cardStyles from "../../ui/card.module.css";
import { DealPreview } from "./deal-preview.tsx";
import { bodyOf, valuesOf } from "./deal-values.ts";
import styles from "./deals.module.css";

type DealEditorProps = {
  /** Null for a new one. */
  readonly deal: WireDeal | null;
  readonly onClose: () => void;
};

const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** One deal: its words, what it gives, whom and when it is for, and its limits. */
export function DealEditor({ deal, onClose }: DealEditorProps) {
  const text = useStrings("deals/office");
  const office = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const form = useForm({
    initial: valuesOf(deal),
    rules: {
      name_en: checkRequired,
      code: (code, { kind }) => (kind === "code" ? checkRequired(code) : undefined),
      percent: (percent, { gives }) => (gives === "percent" ? checkRequired(percent) : undefined),
      off: (off, { gives }) => (gives === "off" ? checkRequired(off) : undefined),
    },
    draft: `deal ${deal?.id ?? "new"} ${deal?.version ?? 0}`,
    input: bodyOf,
    send: (body, idempotencyKey) =>
      deal === null
        ? call(addDealEndpoint, { body, idempotencyKey })
        : call(changeDealEndpoint, {
            params: { id: deal.id },
            body: { ...body, version: deal.version },
            idempotencyKey,
          }),
    invalidates: [listDealsEndpoint],
    onDone: ({ name }) => {
      toast({ text: text.kept(name.en) });
      onClose();
    },
  });
  const { values, change } = form;
  const isConflict = form.error instanceof ApiError && form.error.code === "edit_conflict";
  return (
    <form className={`stack ${cardStyles.card}`} noValidate onSubmit={form.onSubmit} aria-labelledby="deal">
      <h2 id="deal">{deal?.name.en ?? text.fresh}</h2>
      <TextField compact label={text.name} maxLength={60} autoComplete="off" {...form.field("name_en")} />
      <TextAreaField compact rows={2} label={text.text} maxLength={300} {...form.field("text_en")} />
      <details>
        <summary>{text.otherLanguages}</summary>
        <div className={styles.grid}>
          {OTHERS.map((language) => (
            <div className="stack" key={language}>
              <TextField
                compact
                label={text.nameIn(LANGUAGE_NAMES[language])}
                maxLength={60}
                autoComplete="off"
                {...form.field(`name_${language}`)}
              />
              <TextAreaField
                compact
                rows={2}
                label={text.textIn(LANGUAGE_NAMES[language])}
                maxLength={300}
                {...form.field(`text_${language}`)}
              />
            </div>
          ))}
        </div>
      </details>
      <div className={styles.grid}>
        <SelectField
          compact
          label={text.kind}
          value={values.kind}
          onChange={(kind) => change({ kind: DEAL_KINDS.find((one) => one === kind) ?? "code" })}
        >
          {DEAL_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </SelectField>
        {values.kind === "code" && (
          <TextField compact label={text.code} maxLength={20} autoComplete="off" {...form.field("code")} />
        )}
        {values.kind === "vip_level" && (
          <SelectField compact label={text.level} {...form.field("level")}>
            {VIP_LEVEL_RIDES.slice(1).map((rides, index) => (
              <option key={rides} value={String(index + 1)}>
                {text.levelFrom(index + 1, rides)}
              </option>
            ))}
          </SelectField>
        )}
        {values.kind === "partner_guests" && <HotelField {...form.field("partner_id")} />}
        <SelectField
          compact
          label={text.gives}
          value={values.gives}
          onChange={(gives) => change({ gives: gives === "off" ? "off" : "percent" })}
        >
          <option value="percent">{text.aPart}</option>
          <option value="off">{text.anAmount}</option>
        </SelectField>
        {values.gives === "percent" ? (
          <TextField compact inputMode="numeric" label={text.percent} {...form.field("percent")} />
        ) : (
          <TextField compact inputMode="decimal" label={text.off} {...form.field("off")} />
        )}
        <TextField compact inputMode="decimal" label={text.minimum} {...form.field("minimum")} />
        <SelectField
          compact
          label={text.trips}
          value={values.trips}
          onChange={(trips) => change({ trips: DEAL_TRIPS.find((one) => one === trips) ?? "any" })}
        >
          {DEAL_TRIPS.map((trips) => (
            <option key={trips} value={trips}>
              {text.tripsOf[trips]}
            </option>
          ))}
        </SelectField>
        <TextField compact type="date" label={text.validFrom} {...form.field("valid_from")} />
        <TextField compact type="date" label={text.validUntil} {...form.field("valid_until")} />
        <TextField compact inputMode="numeric" label={text.mostUses} {...form.field("most_uses")} />
        <TextField
          compact
          inputMode="numeric"
          label={text.mostPerPerson}
          {...form.field("most_per_person")}
        />
      </div>
      <p className="small muted">{text.hint}</p>
      <DealPreview values={values} />
      <Checkbox checked={values.on} onChange={(on) => change({ on })}>
        {text.on}
      </Checkbox>
      <Checkbox checked={values.shown} onChange={(shown) => change({ shown })}>
        {text.shown}
      </Checkbox>
      <FormError>{form.error && (isConflict ? text.conflict : errorText(form.error))}</FormError>
      <div className={styles.actions}>
        <Button type="submit" tone="action" busy={form.busy}>
          {office.save}
        </Button>
        <Button
          onClick={() => {
            form.clear();
            onClose();
          }}
        >
          {office.cancel}
        </Button>
      </div>
    </form>
  );
}

type HotelFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

function HotelField(field: HotelFieldProps) {
  const text = useStrings("deals/office");
  const { data: hotels = [] } = useRead(read(listDeskPartnersEndpoint));
  return (
    <SelectField compact label={text.hotel} {...field}>
      <option value="">{text.everyHotel}</option>
      {hotels.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
