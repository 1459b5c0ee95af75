import { RegisterForm } from "../accounts/register-form.tsx";
import { useSession } from "../api/session.ts";
import { paths } from "../app/paths.ts";
import { useMessages } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { Navigate } from "../router/routes.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Quay } from "../ui/quay.tsx";

/** Make a rider's account; it opens the home page. */
export default function RegisterPage() {
  const text = useMessages("sign-in");
  const session = useSession();
  if (session !== null) return <Navigate to={paths.home} replace />;
  return (
    <Quay>
      <PageHead title={text.registerHead} description={text.registerDescription} />
      <RegisterForm>
        <p className="small center">
          {text.haveAccount}{" "}
          <Link className="link" to={paths.login}>
            {text.login}
          </Link>
        </p>
        <p className="tiny muted center">
          {text.agree} <Link to={paths.terms}>{text.terms}</Link> {text.and}{" "}
          <Link to={paths.privacy}>{text.privacy}</Link>
        </p>
      </RegisterForm>
    </Quay>
  );
}
