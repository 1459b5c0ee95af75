import { LeadOn } from "../accounts/lead-on.tsx";
import { LoginForm } from "../accounts/login-form.tsx";
import { safeReturnPath } from "../api/safe-return-path.ts";
import { useSession } from "../api/session.ts";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { useLocation, useSearchParams } from "../router/router-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Quay } from "../ui/quay.tsx";

/** Sign in, and go on to where one was headed. */
export default function LoginPage() {
  const text = useMessages("sign-in");
  const errors = useMessages("errors");
  const session = useSession();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const ended = typeof state === "object" && state !== null && "sessionEnded" in state;

  if (session !== null) {
    return (
      <Quay>
        <LeadOn to={safeReturnPath(params.get("return"))} />
      </Quay>
    );
  }
  return (
    <Quay>
      <PageHead title={text.loginHead} description={text.loginDescription} />
      <LoginForm
        reason={ended ? errors.invalid_refresh_token : null}
        forgotLink={
          <Link className="link small" to={paths.forgotPassword}>
            {text.forgotPassword}
          </Link>
        }
      >
        <p className="small center">
          {text.newHere}{" "}
          <Link className="link" to={paths.register}>
            {text.signUp}
          </Link>
        </p>
        <p className="tiny muted center">
          <Link to={paths.terms}>{text.terms}</Link> {text.and} <Link to={paths.privacy}>{text.privacy}</Link>
        </p>
      </LoginForm>
    </Quay>
  );
}
