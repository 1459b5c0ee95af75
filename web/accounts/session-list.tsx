import { useState } from "react";
import {
  endMyOtherSessions,
  endMySession,
  listMySessions,
} from "../../contract/accounts/accounts.endpoints.ts";
import { outdateAnswers, question, useAnswer } from "../api/answers.ts";
import { call } from "../api/call.ts";
import { useDeed } from "../api/use-deed.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { deviceName } from "./device-name.ts";

/** Stands for all sessions but this one. */
const OTHERS = "others";

/** Where the account is signed in, with a way to end each. */
export function SessionList() {
  const text = useMessages("profile");
  const errorText = useErrorText();
  const toast = useToast();
  const { shortDateTime } = useFormats();
  const [ending, setEnding] = useState<string | null>(null);
  const sessions = useAnswer(question(listMySessions));
  const end = useDeed(async (id: string) => {
    await (id === OTHERS ? call(endMyOtherSessions) : call(endMySession, { params: { id } }));
    toast({ text: text.sessionEnded });
    outdateAnswers(listMySessions);
  });
  const start = (id: string) => {
    setEnding(id);
    end.run(id);
  };

  return (
    <section className="card stack" aria-labelledby="sessions">
      <h2 id="sessions">{text.sessions}</h2>
      <p className="muted small">{text.sessionsText}</p>
      {sessions.isPending && <Waiting />}
      {sessions.error !== null && <ErrorNote onRetry={sessions.again}>{errorText(sessions.error)}</ErrorNote>}
      {end.error !== null && <ErrorNote>{errorText(end.error)}</ErrorNote>}
      <ul className="session-list">
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
                  size="desk"
                  aria-label={text.endSessionOf(device)}
                  busy={end.isPending && ending === session.id}
                  onClick={() => start(session.id)}
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
          <Button tone="bad" busy={end.isPending && ending === OTHERS} onClick={() => start(OTHERS)}>
            {text.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}
