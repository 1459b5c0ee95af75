import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SitePage } from "../../company/site-page.tsx";
import { EmptyPage } from "../../ui/empty-page.tsx";
import { PageHead } from "../../ui/page-head.tsx";

/** The page of any other path: the words of the specification and a way home. */
export default function NotFoundPage() {
  const text = useStrings("site/not-found");
  return (
    <SitePage from={900}>
      <div className="section stack">
        <PageHead title={text.head} description={text.help} hidden />
        <EmptyPage title={text.title} text={text.help}>
          <ButtonLink tone="action" to={paths.home}>
            {text.home}
          </ButtonLink>
          <ButtonLink to={paths.findBooking}>{text.findBooking}</ButtonLink>
          <ButtonLink to={paths.contactUs}>{text.contact}</ButtonLink>
        </EmptyPage>
      </div>
    </SitePage>
  );
}
