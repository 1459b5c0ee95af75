import { useState } from "react";
import { deleteMeEndpoint, exportMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { useAction } from "../../api/use-action.ts";
import { call } from "../../api/call.ts";
import { endSession } from "../../api/session.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import cardStyles from "../../ui/card.module.css";

/** Everything known of the account as a file, and the end of the account. */
export function AccountData({ onDeleted }: { readonly onDeleted: () => void }) {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const download = useAction(async () => {
    saveFile("account.json", "application/json", JSON.stringify(await call(exportMeEndpoint), null, 2));
  });

  const remove = async (password: string) => {
    await call(deleteMeEndpoint, { body: { password } });
    setAsking(false);
    endSession("signed-out");
    toast({ text: text.deleted });
    onDeleted();
  };

  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="data">
      <h2 id="data">{text.yourData}</h2>
      <p className="muted small">{text.dataText}</p>
      {download.error !== null && <ErrorNote>{errorText(download.error)}</ErrorNote>}
      <div className="row">
        <Button
          icon="download"
          busy={download.isPending}
          busyLabel={text.downloading}
          onClick={() => download.run()}
        >
          {text.download}
        </Button>
        <Button tone="bad" onClick={() => setAsking(true)}>
          {text.delete}
        </Button>
      </div>
      {asking && (
        <PasswordDialog
          title={text.delete}
          text={`${text.deleteText} ${text.deleteConfirm}`}
          action={text.delete}
          tone="bad"
          onClose={() => setAsking(false)}
          onConfirm={remove}
        />
      )}
    </section>
  );
}
