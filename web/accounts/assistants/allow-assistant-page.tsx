import { type ReactNode, useEffect, useState } from "react";
import {
  allowAssistantEndpoint,
  readAssistantRequestEndpoint,
} from "../../../contract/assistants/grants.endpoints.ts";
import { roleCan } from "../../../domain/accounts/roles.ts";
import { read } from "../../api/read.ts";
import { useSession } from "../../api/session.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { GablePage } from "../../company/gable-page.tsx";
import { TitleCard } from "../../company/title-card.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { LoginForm } from "../sign-in/login-form.tsx";
import { AllowByKey } from "./allow-by-key.tsx";
import { type AssistantAsks, AskedScopes } from "./asked-scopes.tsx";

/** The words of an assistant in the address of the page. */
const ASKED = [
  "client_id",
  "redirect_uri",
  "response_type",
  "code_challenge",
  "code_challenge_method",
  "scope",
  "state",
  "resource",
] as const;
export type AssistantQuery = Partial<Record<(typeof ASKED)[number], string>>;

/** Where an assistant sends its person: who it is, what it may do, and a yes or a no that leads back to it. */
export default function AllowAssistantPage() {
  const text = useStrings("accounts/assistants");
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const query: AssistantQuery = Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const request = useRead(hydrated ? read(readAssistantRequestEndpoint, { query }) : null);
  const asks = request.data?.asks ?? null;
  const leaveTo = request.data?.leave_to ?? null;
  const leaves = request.data !== undefined && asks === null && leaveTo !== null;
  useEffect(() => {
    if (leaves) location.replace(leaveTo);
  }, [leaves, leaveTo]);

  return (
    <GablePage from={840}>
      <PageHead title={text.head} description={text.title} hidden />
      {asks !== null && leaveTo !== null ? (
        <Asking asks={asks} query={query} leaveTo={leaveTo} />
      ) : (
        <TitleCard title={text.title} small onSubmit={(event) => event.preventDefault()}>
          <QueryView query={request} failed={errorText} />
          {request.data !== undefined && !leaves && <Note tone="warn">{text.unknown}</Note>}
        </TitleCard>
      )}
    </GablePage>
  );
}

type AskingProps = {
  readonly asks: AssistantAsks;
  readonly query: AssistantQuery;
  /** Where a no leads. */
  readonly leaveTo: string;
};

function Asking({ asks, query, leaveTo }: AskingProps) {
  const text = useStrings("accounts/assistants");
  const session = useSession();
  const [logsIn, setLogsIn] = useState(false);
  if (session === null && logsIn) {
    return (
      <LoginForm
        reason={text.loginReason(asks.host)}
        forgotLink={
          <Link className="link small" to={paths.forgotPassword}>
            {text.forgotPassword}
          </Link>
        }
      >
        <Button block onClick={() => setLogsIn(false)}>
          {text.back}
        </Button>
      </LoginForm>
    );
  }
  const refuse = (
    <Button size="large" block onClick={() => location.assign(leaveTo)}>
      {text.refuse}
    </Button>
  );
  if (session === null) {
    return (
      <AskCard asks={asks} onSubmit={() => setLogsIn(true)}>
        <Button type="submit" tone="action" size="large" block>
          {text.login}
        </Button>
        {refuse}
        <AllowByKey query={query} />
      </AskCard>
    );
  }
  if (!roleCan(session.role, "seeOwnBookings")) {
    return (
      <AskCard asks={asks} onSubmit={() => undefined}>
        <Note tone="warn">{text.notForRole(session.username)}</Note>
        {refuse}
      </AskCard>
    );
  }
  return (
    <AllowCard asks={asks} query={query} username={session.username}>
      {refuse}
    </AllowCard>
  );
}

type AllowCardProps = Omit<AskingProps, "leaveTo"> & {
  readonly username: string;
  readonly children: ReactNode;
};

/** The yes of a rider. */
function AllowCard({ asks, query, username, children }: AllowCardProps) {
  const text = useStrings("accounts/assistants");
  const errorText = useErrorText();
  const allow = useChange(allowAssistantEndpoint, { onDone: ({ leave_to: to }) => location.assign(to) });
  return (
    <AskCard
      asks={asks}
      busy={allow.isPending}
      onSubmit={() => {
        if (!allow.isPending) allow.run({ body: query });
      }}
    >
      {allow.error !== null && <FormError>{errorText(allow.error)}</FormError>}
      <p className="small muted">{text.asWho(username)}</p>
      <Button type="submit" tone="action" size="large" block busy={allow.isPending} busyLabel={text.allowing}>
        {text.allow}
      </Button>
      {children}
    </AskCard>
  );
}

type AskCardProps = {
  readonly asks: AssistantAsks;
  readonly busy?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

function AskCard({ asks, busy = false, onSubmit, children }: AskCardProps) {
  const text = useStrings("accounts/assistants");
  return (
    <TitleCard
      title={text.title}
      small
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <AskedScopes asks={asks} />
      {children}
    </TitleCard>
  );
}
