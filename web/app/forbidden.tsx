import { useStrings } from "../language/language-context.ts";
import { paths } from "../router/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page-head.tsx";

/** Tells somebody of another role that this page is not theirs. */
export default function Forbidden({ bare }: { readonly bare: boolean }) {
  const text = useStrings("app/shell");
  const Page = bare ? "main" : "div";
  return (
    <Page className="wrap section">
      <PageHead title={text.forbidden} description={text.forbidden} hidden />
      <EmptyState
        heading="h1"
        title={text.forbidden}
        action={<ButtonLink to={paths.home}>{text.backHome}</ButtonLink>}
      />
    </Page>
  );
}
