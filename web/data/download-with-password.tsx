import { MINUTE_MS } from "../../domain/time-units.ts";
import { errorOfResponse } from "../api/api-error.ts";
import { useStrings } from "../language/language-context.ts";
import { AskPassword } from "../ui/ask-password.tsx";
import { saveFile } from "../ui/save-file.ts";

/** Long enough for the rides of years. */
const TIMEOUT_MS = 10 * MINUTE_MS;

type DownloadWithPasswordProps = {
  readonly title: string;
  readonly intro: string;
  /** Asked once it is there. */
  readonly nameFile: () => string;
  readonly type: string;
  readonly fetchFile: (password: string, timeoutMs: number) => Promise<Response>;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
};

/** Takes a file after the password was typed once more: it holds everything. */
export function DownloadWithPassword(props: DownloadWithPasswordProps) {
  const { title, intro, nameFile, type, fetchFile, onClose, onSaved } = props;
  const text = useStrings("data").backup;
  const download = async (password: string) => {
    const response = await fetchFile(password, TIMEOUT_MS);
    if (!response.ok) throw await errorOfResponse(response);
    saveFile(nameFile(), type, await response.blob());
    onSaved?.();
    onClose();
  };
  return (
    <AskPassword
      title={title}
      text={intro}
      action={text.download}
      tone="action"
      words={{
        password: text.password,
        wrong: text.wrongPassword,
        working: text.downloading,
        cancel: text.cancel,
      }}
      onClose={onClose}
      onConfirm={download}
    />
  );
}
