import { useState } from "react";
import { deleteMe, exportMe } from "../../contract/accounts/accounts.endpoints.ts";
import { call } from "../api/call.ts";
import { endSession } from "../api/session.ts";
import { useDeed } from "../api/use-deed.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { ErrorNote } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

/** Everything known of the account as a file, and the end of the account. */
export function AccountData({ onDeleted }: { readonly onDeleted: () => void }) {
  const text = useMessages("profile");
  const errorText = useErrorText();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const download = useDeed(async () => {
    saveFile("trupial-account.json", "application/json", JSON.stringify(await call(exportMe), null, 2));
  });

  const remove = async (password: string) => {
    await call(deleteMe, { body: { password } });
    setAsking(false);
    endSession("signed-out");
    toast({ text: text.deleted });
    onDeleted();
  };

  return (
    <section className="card stack" aria-labelledby="data">
      <h2 id="data">{text.yourData}</h2>
      <p className="muted small">{text.dataText}</p>
      {download.error !== null && <ErrorNote>{errorText(download.error)}</ErrorNote>}
      <div className="row settings-deeds">
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
          deed={text.delete}
          tone="bad"
          onClose={() => setAsking(false)}
          onConfirm={remove}
        />
      )}
    </section>
  );
}
