import { useState } from "react";
import { eachZone } from "../../../domain/fares/example-fares.ts";
import { listAirportRatesEndpoint } from "../../../contract/fares/fare-tables.endpoints.ts";
import { fromDollars } from "../../../domain/money.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type ExampleCents, answerOf, drawnCents, faqItems } from "./answer-of.ts";
import { FaqItem } from "../../site-texts/contact/faq-item.tsx";
import { useTexts } from "../../site-texts/use-site-texts.ts";
import { useCompany } from "../../company/use-company.ts";
import { SitePage } from "../../company/site-page.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./faq-page.module.css";

/** The questions that people ask most; every answer can be linked to. */
export default function FaqPage() {
  const text = useStrings("site/faq");
  const { openQuestion } = useStrings("site-texts/contact");
  const { answer } = useTexts("opening");
  const { language } = useLanguage();
  const cents = useExampleCents();
  const { pays_by_link: paysByLink } = useCompany();
  const more = (id: string) => (id === "payment" && paysByLink === true ? ` ${text.payByLink}` : "");
  return (
    <SitePage from={560}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className={styles.page}>
        <div className={`${cardStyles.card} ${styles.faq}`}>
          {faqItems(text, { question: openQuestion, answer }).map((item) => (
            <FaqItem
              key={item.id}
              id={item.id}
              question={item.question}
              answer={answerOf(item, { cents, language }) + more(item.id)}
              open={item.id === "booking"}
            />
          ))}
        </div>
        <div className={`stack ${styles.faqMore}`}>
          <h2>{text.more}</h2>
          <ButtonLink tone="ink" to={paths.contactUs}>
            {text.contact}
          </ButtonLink>
          <ButtonLink to={paths.findBooking}>{text.findBooking}</ButtonLink>
          <ButtonLink to={paths.fare}>{text.calculator}</ButtonLink>
        </div>
      </div>
    </SitePage>
  );
}

/** The prices in force: those the page was served with, until they are read. */
function useExampleCents(): ExampleCents | null {
  const rates = useRead(read(listAirportRatesEndpoint)).data?.results;
  const [drawn] = useState(drawnCents);
  if (rates === undefined) return drawn;
  return eachZone((zone) => fromDollars(rates.find((rate) => rate.zone === zone)?.fare ?? 0));
}
