import { type ReactNode, useState } from "react";
import { useSession } from "../../api/session.ts";
import { GablePage } from "../../company/gable-page.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { AskCodeForm } from "./ask-code-form.tsx";
import { AgreeNote } from "./agree-note.tsx";
import { LeadIn } from "./lead-back.tsx";
import { NewAccountForm } from "./new-account-form.tsx";
import { ByPasskey } from "./other-ways.tsx";
import { type SentCode, keepSentCode, readSentCode } from "./sent-code.ts";
import { TypeCodeForm } from "./type-code-form.tsx";
import gablePageStyles from "../../company/gable-page.module.css";

/** Sign in, or sign up, with a code that is sent to a mailbox or a phone. */
export default function CodePage() {
  const text = useStrings("accounts/sign-in");
  const session = useSession();
  const [params] = useSearchParams();
  const wanted = params.get("return");
  if (session !== null) {
    return (
      <GablePage from={840}>
        <LeadIn wanted={wanted} role={session.role} />
      </GablePage>
    );
  }
  const back = wanted === null ? "" : `?return=${encodeURIComponent(wanted)}`;
  return (
    <GablePage from={840}>
      <PageHead title={text.byCodeTitle} description={text.byCodeDescription} hidden />
      <Steps>
        <ByPasskey />
        <p className={`small ${gablePageStyles.center}`}>
          <Link className="link" to={`${paths.login}${back}`}>
            {text.withPassword}
          </Link>
        </p>
        <AgreeNote />
      </Steps>
    </GablePage>
  );
}

/** Where the code goes, the code, and for somebody new their name. */
function Steps({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated();
  const [sent, setSent] = useState(readSentCode);
  const go = (next: SentCode | null) => {
    keepSentCode(next);
    setSent(next);
  };
  // The page as it was drawn knows of no code.
  if (!hydrated || sent === null) return <AskCodeForm onSent={go}>{children}</AskCodeForm>;
  if (sent.proved)
    return <NewAccountForm sent={sent} onDone={() => keepSentCode(null)} onBack={() => go(null)} />;
  return <TypeCodeForm sent={sent} onSent={go} onBack={() => go(null)} />;
}
