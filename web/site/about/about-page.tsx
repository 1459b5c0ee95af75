import { useCompany } from "../../company/use-company.ts";
import { useOwnParts } from "../../company/use-own-parts.ts";
import { CarPicture } from "../../company/car-picture.tsx";
import { useOpenWhen } from "../../company/open-when.ts";
import { useStrings } from "../../language/language-context.ts";
import { FadeIn } from "../../ui/fade-in.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TEAM_PARTS, isTextMark } from "../../../contract/site-texts/text-parts.ts";
import { StoryText, Team, toldBy, useStoryTitles } from "../../site-texts/about/own-story.tsx";
import { useTexts, useTold } from "../../site-texts/use-site-texts.ts";
import { PORTRAITS } from "./drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import cardStyles from "../../ui/card.module.css";
import checkListStyles from "../check-list.module.css";
import mapFrameStyles from "../../map/map-frame.module.css";
import styles from "./about-page.module.css";

const TEAM = [
  { key: "finance", name: "Shudaila Martina", spot: "Kokomo Beach" },
  { key: "chief", name: "Rignald Isenia", spot: "Fòrti, Otrobanda" },
  { key: "import", name: "Delno Koeiman", spot: "Playa Lagun" },
] as const;

/** The drivers and the company, since when it is there, and what one may expect. */
export default function AboutPage() {
  const text = useStrings("site/about");
  const when = useOpenWhen();
  const { founded_year: year } = useCompany();
  const parts = useOwnParts();
  const told = useTold();
  const titles = useStoryTitles();
  const drawsBoth = isTextMark(useTexts("story").story);
  const story = parts.story && (drawsBoth || !told("story"));
  const team = parts.story && (drawsBoth || !TEAM_PARTS.some(told));
  const description = text.description(when);
  return (
    <SitePage from={0}>
      <PageHead title={text.head} description={description} />
      <PageTitle title={text.title} intro={description} />
      {told("story") && (
        <FadeIn told="story" id="our-story" label="our-story-title" className={styles.aboutSection}>
          <h2 id="our-story-title">{titles.story}</h2>
          <StoryText />
        </FadeIn>
      )}
      {story && (
        <FadeIn
          part="story"
          unlessTold="story"
          id="journey"
          label="journey-title"
          className={styles.aboutSection}
        >
          <div className={styles.heading}>
            <h2 id="journey-title">{text.journey.title}</h2>
            <div className={mapFrameStyles.frame}>
              <CarPicture type="comfort" />
            </div>
          </div>
          <div className="stack text">
            {year !== null &&
              text.journey.text.map((paragraph) => <p key={paragraph(year)}>{paragraph(year)}</p>)}
            <p>{text.journeyMore}</p>
          </div>
        </FadeIn>
      )}
      <FadeIn id="promise" label="promise-title" className={styles.aboutSection}>
        <h2 id="promise-title">{text.promise.title}</h2>
        <ul className={checkListStyles.list}>
          {text.promise.items(when).map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      </FadeIn>
      {story && (
        <FadeIn
          part="story"
          unlessTold="story"
          id="family"
          label="family-title"
          className={styles.aboutSection}
        >
          <h2 id="family-title">{text.family.title}</h2>
          <p className="text">{text.family.text}</p>
        </FadeIn>
      )}
      {TEAM_PARTS.some(told) && (
        <FadeIn
          told={toldBy(TEAM_PARTS)}
          id="our-team"
          label="our-team-title"
          className={styles.aboutSection}
        >
          <h2 id="our-team-title">{titles.team}</h2>
          <Team />
        </FadeIn>
      )}
      {team && (
        <FadeIn
          part="story"
          unlessTold={toldBy(TEAM_PARTS)}
          id="team"
          label="team-title"
          className={styles.aboutSection}
        >
          <h2 id="team-title">{text.team.title}</h2>
          <ul className={styles.team}>
            {TEAM.map(({ key, name, spot }) => (
              <li className={`${cardStyles.card} ${styles.member}`} key={key}>
                <Illustration drawing={PORTRAITS[key]} label={text.members[key].portrait} />
                <h3>{name}</h3>
                <p className="muted small">{text.members[key].role}</p>
                <p>{text.members[key].bio}</p>
                <p className="small">
                  <span className="muted">{text.team.spot}:</span> <span className="strong">{spot}</span>
                </p>
              </li>
            ))}
          </ul>
        </FadeIn>
      )}
    </SitePage>
  );
}
