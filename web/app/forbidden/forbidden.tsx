import { useLateStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";

/** Tells somebody of another role that this page is not theirs. */
export default function Forbidden({ bare }: { readonly bare: boolean }) {
  const text = useLateStrings("app/forbidden", "menu", true);
  if (text === undefined) return null;
  const Page = bare ? "main" : "div";
  return (
    <Page className="wrap section">
      <PageHead title={text.title} description={text.title} hidden />
      <EmptyState
        heading="h1"
        title={text.title}
        action={<ButtonLink to={paths.home}>{text.backHome}</ButtonLink>}
      />
    </Page>
  );
}
