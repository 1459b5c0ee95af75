import "./info-pages.css";
import { useCompany } from "../company/use-company.ts";
import { useMessages } from "../language/language-context.ts";
import { FadeIn } from "../ui/fade-in.tsx";
import { Icon } from "../ui/icon.tsx";
import { PORTRAITS } from "../ui/more-drawings.ts";
import { Illustration } from "../ui/illustration.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";

const TEAM = [
  { key: "finance", name: "Shudaila Martina", spot: "Kokomo Beach" },
  { key: "chief", name: "Rignald Isenia", spot: "Fòrti, Otrobanda" },
  { key: "import", name: "Delno Koeiman", spot: "Playa Lagun" },
] as const;

/** Who drives, since when, and what one may expect. */
export default function AboutPage() {
  const text = useMessages("about");
  const { founded_year: year } = useCompany();
  const description = text.description(year);
  return (
    <div className="wrap page-end">
      <PageHead title={text.head} description={description} />
      <PageTitle title={text.title} intro={description} />
      <FadeIn id="journey" label="journey-title" className="about-section">
        <h2 id="journey-title">{text.journey.title}</h2>
        <div className="stack text">
          {text.journey.text.map((paragraph) => (
            <p key={paragraph(year)}>{paragraph(year)}</p>
          ))}
          <p>{text.journeyMore}</p>
        </div>
      </FadeIn>
      <FadeIn id="promise" label="promise-title" className="about-section">
        <h2 id="promise-title">{text.promise.title}</h2>
        <ul className="check-list">
          {text.promise.items.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      </FadeIn>
      <FadeIn id="family" label="family-title" className="about-section">
        <h2 id="family-title">{text.family.title}</h2>
        <p className="text">{text.family.text}</p>
      </FadeIn>
      <FadeIn id="team" label="team-title" className="about-section">
        <h2 id="team-title">{text.team.title}</h2>
        <ul className="team">
          {TEAM.map(({ key, name, spot }) => (
            <li className="card member" key={key}>
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
    </div>
  );
}
