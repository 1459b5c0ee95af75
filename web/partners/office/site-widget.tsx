import { type ReactNode, useId } from "react";
import { escapeMarkup } from "../../../domain/escape-markup.ts";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import {
  changePartnerEndpoint,
  listPartnersEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { WIDGET_FILE } from "../../../domain/partners/widget.ts";
import { call } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../../office/staff.module.css";
import styles from "./site-widget.module.css";

/** The form that a hotel or firm puts into its own site to book from there, and which sites that may be. */
export function SiteWidget({ partner }: { readonly partner: Partner }) {
  const text = useStrings("partners/office");
  const headingId = useId();
  const { code } = partner;
  const src = new URL(`/${WIDGET_FILE}`, location.origin).href;
  const link = new URL(officePaths.partner(code), location.origin).href;
  const script = `<script src="${escapeMarkup(src)}" data-code="${escapeMarkup(code)}" async></script>`;
  const anchor = `<a href="${escapeMarkup(link)}">${escapeMarkup(text.widget.book)}</a>`;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.widget.title}</h2>
      <p className="muted">{text.widget.text}</p>
      <AllowedSites partner={partner} />
      {partner.frame_origins.length === 0 ? (
        <Note tone="warn">{text.widget.none}</Note>
      ) : (
        <Snippet label={text.widget.script} code={script} copy={text.widget.copyScript}>
          {text.widget.scriptText}{" "}
          <a className="link" href={officePaths.partnerFrame(code)} target="_blank" rel="noreferrer">
            {text.widget.preview}
          </a>
        </Snippet>
      )}
      <Snippet label={text.widget.plain} code={anchor} copy={text.widget.copyLink} />
    </section>
  );
}

function AllowedSites({ partner: { id, version, frame_origins } }: { readonly partner: Partner }) {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const form = useForm({
    initial: { frame_origins: frame_origins.join("\n") },
    draft: `staff:partner-sites:${id}`,
    input: (values) => {
      const sites = values.frame_origins.split(/\s+/).filter((site) => site !== "");
      return { params: { id }, body: { version, frame_origins: sites } };
    },
    send: (input, idempotencyKey) => call(changePartnerEndpoint, { ...input, idempotencyKey }),
    invalidates: [listPartnersEndpoint],
    onDone: () => toast({ text: text.saved }),
  });
  return (
    <form className="stack" noValidate aria-label={text.widget.sites} onSubmit={form.onSubmit}>
      {form.error !== null && <FormError>{errorText(form.error)}</FormError>}
      <TextAreaField
        label={text.widget.sites}
        hint={text.widget.sitesHint}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        {...form.field("frame_origins")}
      />
      <div className={staffStyles.actions}>
        <Button type="submit" size="compact" busy={form.busy}>
          {staff.save}
        </Button>
      </div>
    </form>
  );
}

type SnippetProps = {
  readonly label: string;
  readonly code: string;
  /** The text of the button that copies it. */
  readonly copy: string;
  readonly children?: ReactNode;
};

/** A piece of HTML to pass on. */
function Snippet({ label, code, copy, children }: SnippetProps) {
  const text = useStrings("partners/office");
  const toast = useToast();
  const headingId = useId();
  const onCopy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast({ text: text.widget.copied }),
      () => toast({ text: text.notCopied }),
    );
  return (
    <div className={styles.snippet} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{label}</h3>
      {children !== undefined && <p className="muted small">{children}</p>}
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <div className={staffStyles.actions}>
        <Button size="compact" icon="copy" onClick={onCopy}>
          {copy}
        </Button>
      </div>
    </div>
  );
}
