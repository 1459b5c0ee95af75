import { useState } from "react";
import {
  listSavedViewsEndpoint,
  removeSavedViewEndpoint,
  saveViewEndpoint,
} from "../../../contract/reports/saved-views.endpoints.ts";
import type { SavedView } from "../../../contract/reports/saved-views.ts";
import { callLoosely } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./saved-views.module.css";

type SavedViewsProps = {
  readonly page: SavedView["page"];
  /** The filters that are set, as they are kept; empty where there are none. */
  readonly query: string;
  /** The address at which a kept view stands today. */
  readonly addressOf: (query: string) => string;
};

const REFRESH = [listSavedViewsEndpoint];

/** Views of a page that are kept by name, each a link, and a way to keep the present one. */
export function SavedViews({ page, query, addressOf }: SavedViewsProps) {
  const text = useStrings("reports/saved");
  const errorText = useErrorText();
  const toast = useToast();
  const views = useRead(read(listSavedViewsEndpoint, { query: { page } })).data ?? [];
  const [isSaving, setSaving] = useState(false);
  const remove = useChange(removeSavedViewEndpoint, {
    invalidates: REFRESH,
    onDone: () => toast({ text: text.removed }),
  });
  const here = views.find((view) => view.query === query);
  if (views.length === 0 && query === "") return null;
  return (
    <nav className={styles.views} aria-label={text.title}>
      {views.map((view) => (
        <Link
          key={view.id}
          className={styles.view}
          to={addressOf(view.query)}
          aria-current={view === here ? "page" : undefined}
          title={view.by === null ? undefined : text.by(view.by)}
        >
          {view.name}
        </Link>
      ))}
      {here?.may_remove === true && (
        <IconButton
          icon="x"
          size="compact"
          label={text.remove(here.name)}
          onClick={() => remove.run({ params: { id: here.id } })}
        />
      )}
      {query !== "" && here === undefined && (
        <Button size="compact" tone="quiet" icon="star" onClick={() => setSaving(true)}>
          {text.save}
        </Button>
      )}
      {remove.error !== null && <ErrorNote>{errorText(remove.error)}</ErrorNote>}
      <Dialog
        className={dialogStyles.narrow}
        open={isSaving}
        onClose={() => setSaving(false)}
        title={text.save}
      >
        {isSaving && <SaveForm page={page} query={query} onClose={() => setSaving(false)} />}
      </Dialog>
    </nav>
  );
}

type SaveFormProps = Pick<SavedViewsProps, "page" | "query"> & { readonly onClose: () => void };

function SaveForm({ page, query, onClose }: SaveFormProps) {
  const text = useStrings("reports/saved");
  const errorText = useErrorText();
  const toast = useToast();
  const [shared, setShared] = useState(false);
  const form = useForm({
    initial: { name: "" },
    rules: { name: checkRequired },
    input: ({ name }) => ({ body: { page, name: name.trim(), query, shared } }),
    send: (sent, idempotencyKey) => callLoosely(saveViewEndpoint, { ...sent, idempotencyKey }),
    invalidates: REFRESH,
    onDone: () => {
      toast({ text: text.saved });
      onClose();
    },
  });
  return (
    <form className="stack" noValidate aria-label={text.save} onSubmit={form.onSubmit}>
      <TextField label={text.name} maxLength={60} {...form.field("name")} />
      <Checkbox checked={shared} onChange={setShared}>
        {text.shared}
      </Checkbox>
      {form.error !== null && form.problemOf("name") === undefined && (
        <FormError>{errorText(form.error)}</FormError>
      )}
      <Button type="submit" tone="action" busy={form.busy}>
        {text.keep}
      </Button>
    </form>
  );
}
