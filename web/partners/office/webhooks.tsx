import { useId, useState } from "react";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import type { MadeWebhook, Webhook } from "../../../contract/partners/webhooks.ts";
import {
  addWebhookEndpoint,
  listWebhookMessagesEndpoint,
  listWebhooksEndpoint,
  removeWebhookEndpoint,
  renewWebhookKeyEndpoint,
  testWebhookEndpoint,
} from "../../../contract/partners/webhooks.endpoints.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Listing } from "../../office/listing.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { KeyShownOnce } from "./key-shown-once.tsx";
import { WebhookMessages } from "./webhook-messages.tsx";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../../office/staff.module.css";

/** The addresses of a hotel's or firm's systems that are told of each change of its rides. */
export function Webhooks({ partner }: { readonly partner: Partner }) {
  const { webhooks: text } = useStrings("partners/office");
  const headingId = useId();
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const webhooks = useRead(read(listWebhooksEndpoint, { params: { id: partner.id } }));
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.title}</h2>
      <p className="muted">{text.intro}</p>
      <div className={`stack ${cardStyles.card}`}>
        {made === null ? (
          <NewWebhook partnerId={partner.id} onMade={setMade} />
        ) : (
          <KeyShownOnce
            label={made.url}
            text={text.shown}
            value={made.secret}
            copy={text.copy}
            onDone={() => setMade(null)}
          />
        )}
      </div>
      <Listing query={webhooks} empty={text.none}>
        {(rows) => rows.map((row) => <WebhookCard key={row.id} webhook={row} onMade={setMade} />)}
      </Listing>
    </section>
  );
}

type NewWebhookProps = { readonly partnerId: number; readonly onMade: (made: MadeWebhook) => void };

function NewWebhook({ partnerId, onMade }: NewWebhookProps) {
  const { webhooks: text } = useStrings("partners/office");
  const errorText = useErrorText();
  const form = useForm({
    initial: { url: "" },
    rules: { url: checkRequired },
    input: (body: { url: string }) => ({ params: { id: partnerId }, body }),
    send: (input, idempotencyKey) => call(addWebhookEndpoint, { ...input, idempotencyKey }),
    invalidates: [listWebhooksEndpoint],
    onDone: (made) => onMade(made),
  });
  return (
    <form className="stack" noValidate aria-label={text.add} onSubmit={form.onSubmit}>
      {form.error !== null && <FormError>{errorText(form.error)}</FormError>}
      <TextField
        label={text.url}
        hint={text.urlHint}
        type="url"
        spellCheck={false}
        autoCapitalize="none"
        {...form.field("url")}
      />
      <div className={staffStyles.actions}>
        <Button type="submit" size="compact" busy={form.busy}>
          {text.add}
        </Button>
      </div>
    </form>
  );
}

type CardProps = { readonly webhook: Webhook; readonly onMade: (made: MadeWebhook) => void };

function WebhookCard({ webhook, onMade }: CardProps) {
  const { webhooks: text } = useStrings("partners/office");
  const { dateTime } = useFormats();
  const [open, setOpen] = useState(false);
  const { url, ended, last_sent_at: sent, old_key_until: until } = webhook;
  return (
    <article className={`stack ${cardStyles.card}`} aria-label={url}>
      <FactsList>
        <Fact name={text.url}>{url}</Fact>
        <Fact name={text.lastSent}>{sent === null ? text.never : dateTime(sent)}</Fact>
        <Fact name={text.waiting}>{webhook.waiting}</Fact>
        <Fact name={text.failed}>{webhook.failed}</Fact>
      </FactsList>
      <p className="muted">
        {text.state[ended ?? "told"]}. {ended === null && until !== null && text.bothUntil(dateTime(until))}
      </p>
      <WebhookActions webhook={webhook} onMade={onMade} open={open} onOpen={() => setOpen(!open)} />
      {open && <WebhookMessages webhook={webhook} />}
    </article>
  );
}

type ActionsProps = CardProps & { readonly open: boolean; readonly onOpen: () => void };

function WebhookActions({ webhook: { id, url, ended }, onMade, open, onOpen }: ActionsProps) {
  const { webhooks: text } = useStrings("partners/office");
  const errorText = useErrorText();
  const refresh = [listWebhooksEndpoint, listWebhookMessagesEndpoint];
  const test = useStaffAction(testWebhookEndpoint, { refresh, toastText: text.tested });
  const renew = useStaffAction(renewWebhookKeyEndpoint, {
    refresh,
    toastText: text.newKey,
    onDone: (made) => onMade(made),
  });
  const remove = useStaffAction(removeWebhookEndpoint, { refresh, toastText: text.removed });
  const actions = [
    { name: text.test, action: test },
    { name: text.newKey, action: renew },
    { name: text.remove, action: remove },
  ];
  const failed = actions.find(({ action }) => action.error !== null)?.action.error ?? null;
  return (
    <>
      {failed !== null && <ErrorNote>{errorText(failed)}</ErrorNote>}
      <div className={staffStyles.actions}>
        <Button size="compact" aria-expanded={open} aria-label={text.of(text.messages, url)} onClick={onOpen}>
          {text.messages}
        </Button>
        {ended === null &&
          actions.map(({ name, action }) => (
            <Button
              key={name}
              size="compact"
              {...(action === remove && { tone: "bad" as const })}
              busy={action.isPending}
              aria-label={text.of(name, url)}
              onClick={() => action.run({ params: { id } })}
            >
              {name}
            </Button>
          ))}
      </div>
    </>
  );
}
