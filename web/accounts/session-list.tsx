import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  endMyOtherSessions,
  endMySession,
  listMySessions,
} from "../../contract/accounts/accounts.endpoints.ts";
import { call } from "../api/call.ts";
import { endpointKey, endpointQuery } from "../api/endpoint-query.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { deviceName } from "./device-name.ts";

/** Where the account is signed in, with a way to end each. */
export function SessionList() {
  const text = useMessages("profile");
  const errorText = useErrorText();
  const toast = useToast();
  const { shortDateTime } = useFormats();
  const queryClient = useQueryClient();
  const sessions = useQuery(endpointQuery(listMySessions));
  const ended = {
    onSuccess: () => {
      toast({ text: text.sessionEnded });
      return queryClient.invalidateQueries({ queryKey: endpointKey(listMySessions) });
    },
  };
  const end = useMutation({ mutationFn: (id: string) => call(endMySession, { params: { id } }), ...ended });
  const endOthers = useMutation({ mutationFn: () => call(endMyOtherSessions), ...ended });
  const failed = end.error ?? endOthers.error;

  return (
    <section className="card stack" aria-labelledby="sessions">
      <h2 id="sessions">{text.sessions}</h2>
      <p className="muted small">{text.sessionsText}</p>
      {sessions.isPending && <Waiting />}
      {sessions.isError && (
        <ErrorNote onRetry={() => void sessions.refetch()}>{errorText(sessions.error)}</ErrorNote>
      )}
      {failed !== null && <ErrorNote>{errorText(failed)}</ErrorNote>}
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
                  busy={end.isPending && end.variables === session.id}
                  onClick={() => end.mutate(session.id)}
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
          <Button tone="bad" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {text.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}
