import { LeadIn } from "./lead-back.tsx";
import { ByCode, ByPasskey } from "./other-ways.tsx";
import { LoginForm } from "./login-form.tsx";
import { useSession } from "../../api/session.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { useLocation, useSearchParams } from "../../router/router-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GablePage } from "../../company/gable-page.tsx";
import gablePageStyles from "../../company/gable-page.module.css";

/** Sign in, and continue to the page that was asked for. */
export default function LoginPage() {
  const text = useStrings("accounts/sign-in");
  const errors = useStrings("api/signed-in");
  const session = useSession();
  const [params] = useSearchParams();
  const wanted = params.get("return");
  const { state } = useLocation();
  const ended = typeof state === "object" && state !== null && "sessionEnded" in state;

  if (session !== null) {
    return (
      <GablePage from={840}>
        <LeadIn wanted={wanted} role={session.role} />
      </GablePage>
    );
  }
  return (
    <GablePage from={840}>
      <PageHead title={text.loginHead} description={text.loginDescription} />
      <LoginForm
        reason={ended ? errors.invalid_refresh_token : null}
        forgotLink={
          <Link className="link small" to={paths.forgotPassword}>
            {text.forgotPassword}
          </Link>
        }
      >
        <ByCode back={wanted} />
        <ByPasskey />
        <p className={`small ${gablePageStyles.center}`}>
          {text.newHere}{" "}
          <Link className="link" to={paths.register}>
            {text.signUp}
          </Link>
        </p>
        <p className={`tiny muted ${gablePageStyles.center}`}>
          <Link to={paths.terms}>{text.terms}</Link> {text.and} <Link to={paths.privacy}>{text.privacy}</Link>
        </p>
      </LoginForm>
    </GablePage>
  );
}
