import { useState } from "react";
import {
  endMyOtherSessionsEndpoint,
  endMySessionEndpoint,
  listMySessionsEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { invalidate } from "../../api/update-read.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { deviceName } from "../sign-in/device-name.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./session-list.module.css";

/** Stands for all sessions but this one. */
const OTHERS = "others";

/** Where the account is signed in, with a way to end each. */
export function SessionList() {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const toast = useToast();
  const { shortDateTime } = useFormats();
  const [ending, setEnding] = useState<string | null>(null);
  const sessions = useRead(read(listMySessionsEndpoint));
  const end = async (id: string, password: string) => {
    const body = { password };
    await (id === OTHERS
      ? call(endMyOtherSessionsEndpoint, { body })
      : call(endMySessionEndpoint, { params: { id }, body }));
    setEnding(null);
    toast({ text: text.sessionEnded });
    invalidate(listMySessionsEndpoint);
  };

  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="sessions">
      <h2 id="sessions">{text.sessions}</h2>
      <p className="muted small">{text.sessionsText}</p>
      <QueryView query={sessions} failed={errorText} />
      <ul className={styles.sessionList}>
        {sessions.data?.map((session) => {
          const device = deviceName(session.user_agent) ?? text.unknownDevice;
          return (
            <li key={session.id}>
              <div>
                <p className="strong">{session.current ? `${text.thisDevice} (${device})` : device}</p>
                <p className="small muted">{text.lastSeen(shortDateTime(session.last_seen_at))}</p>
              </div>
              {!session.current && (
                <Button
                  size="compact"
                  aria-label={text.endSessionOf(device)}
                  onClick={() => setEnding(session.id)}
                >
                  {text.endSession}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {(sessions.data?.length ?? 0) > 1 && (
        <div>
          <Button tone="bad" onClick={() => setEnding(OTHERS)}>
            {text.endOthers}
          </Button>
        </div>
      )}
      {ending !== null && (
        <PasswordDialog
          title={ending === OTHERS ? text.endOthers : text.endSession}
          text={text.endSessionText}
          action={ending === OTHERS ? text.endOthers : text.endSession}
          tone="bad"
          onClose={() => setEnding(null)}
          onConfirm={(password) => end(ending, password)}
        />
      )}
    </section>
  );
}
