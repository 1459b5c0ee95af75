import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import type { Language } from "../../../domain/languages.ts";
import { type PartTexts, type TextPart, isOfTeam } from "../../../contract/site-texts/text-parts.ts";
import { LanguageContext, useLanguage, useStrings } from "../../language/language-context.ts";
import { StoryText, Team, useStoryTitles } from "../about/own-story.tsx";
import { ContactCard } from "../contact/contact-card.tsx";
import { FaqItem } from "../contact/faq-item.tsx";
import { CarCard } from "../fleet/car-card.tsx";
import { TourCard } from "../tours/tour-card.tsx";
import { TOURS } from "../tours/tours.ts";
import { SiteTextsContext, useTexts } from "../use-site-texts.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./texts-section.module.css";

type TextPreviewProps = {
  readonly part: TextPart;
  readonly language: Language;
  readonly texts: PartTexts;
  /** The name of the summary, in the language of the office. */
  readonly summaryLabel: string;
};

/** The part of the page as it will be, drawn by what draws it on the site, in the language of the text. */
export function TextPreview({ part, language, texts, summaryLabel }: TextPreviewProps) {
  const choice = useLanguage();
  return (
    <LanguageContext value={{ ...choice, language }}>
      <SiteTextsContext value={{ [part]: texts }}>
        <div lang={language}>
          <Part part={part} summaryLabel={summaryLabel} />
        </div>
      </SiteTextsContext>
    </LanguageContext>
  );
}

function Part({ part, summaryLabel }: Pick<TextPreviewProps, "part" | "summaryLabel">) {
  const tour = TOURS.find(({ slug }) => slug === part);
  if (tour !== undefined) return <TourCard tour={tour} more={null} />;
  const type = VEHICLE_TYPES.find((one) => one === part);
  if (type !== undefined) return <CarCard type={type} />;
  if (part === "story") return <Story />;
  if (isOfTeam(part)) return <Team />;
  return <Opening summaryLabel={summaryLabel} />;
}

function Story() {
  const { story } = useStoryTitles();
  return (
    <div className={`stack ${cardStyles.card}`}>
      <h2>{story}</h2>
      <StoryText />
    </div>
  );
}

/** Where the site says when the office answers. */
function Opening({ summaryLabel }: Pick<TextPreviewProps, "summaryLabel">) {
  const { openQuestion } = useStrings("site-texts/contact");
  const { promise } = useStrings("site/about");
  const { when, welcome, answer, summary } = useTexts("opening");
  return (
    <div className="stack">
      <p>{promise.items(when).find((item) => item.includes(when))}</p>
      <p>{welcome}</p>
      <ContactCard />
      <div className={`${cardStyles.card} ${styles.question}`}>
        <FaqItem question={openQuestion} answer={answer} open />
      </div>
      <p className="muted small">
        {summaryLabel}: {summary}
      </p>
    </div>
  );
}
