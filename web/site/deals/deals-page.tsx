import type { ResultOf } from "../../../contract/endpoint.ts";
import { listPublicDealsEndpoint } from "../../../contract/deals/deals.endpoints.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { dealWords } from "../../../domain/deals/deal.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { SitePage } from "../../company/site-page.tsx";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./deals-page.module.css";

type PublicDeal = ResultOf<typeof listPublicDealsEndpoint>[number];

/** The deals that can be had now, as the office has made them. */
export default function DealsPage() {
  const text = useStrings("site/deals");
  const errorText = useErrorText();
  const deals = useRead(read(listPublicDealsEndpoint));
  return (
    <SitePage from={240}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle
        title={text.title}
        intro={text.intro}
        action={<ButtonLink to={paths.homeRideForm}>{text.book}</ButtonLink>}
      />
      <QueryView query={deals} loading={text.loading} failed={errorText}>
        {(shown) =>
          shown.length === 0 ? (
            <p className="text">{text.none}</p>
          ) : (
            <ul className={styles.deals}>
              {shown.map((deal) => (
                <li
                  className={classNames("stack", cardStyles.card)}
                  key={`${deal.kind} ${deal.name.en} ${deal.code ?? ""}`}
                >
                  <Deal deal={deal} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </SitePage>
  );
}

function Deal({ deal }: { readonly deal: PublicDeal }) {
  const text = useStrings("site/deals");
  const { language } = useLanguage();
  const { shortUsd, date } = useFormats();
  const { percent, off, kind, code, level, minimum, trips, valid_from, valid_until } = deal;
  const words = dealWords(deal.text, language);
  const how = {
    code: text.withCode(code ?? ""),
    first_ride: text.firstRide,
    partner_guests: text.guests,
    vip_level: text.vip(level ?? 0),
  }[kind];
  const terms = [
    ...(trips === "any" ? [] : [text.trips[trips]]),
    ...(minimum > 0 ? [text.fares(shortUsd(minimum))] : []),
    ...(valid_from === null ? [] : [text.from(date(noonOf(valid_from)))]),
    ...(valid_until === null ? [] : [text.until(date(noonOf(valid_until)))]),
  ];
  return (
    <>
      <p className={styles.off}>
        {percent === null ? text.off(shortUsd(off ?? 0)) : text.off(`${percent}%`)}
      </p>
      <h2>{dealWords(deal.name, language)}</h2>
      {words !== "" && <p>{words}</p>}
      <p>{how}</p>
      {terms.length > 0 && <p className="small muted">{terms.join(" · ")}</p>}
    </>
  );
}
