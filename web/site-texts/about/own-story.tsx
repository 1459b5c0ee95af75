import { linesOf, TEAM_PARTS, type TextPart } from "../../../contract/site-texts/text-parts.ts";
import { useStrings } from "../../language/language-context.ts";
import { useTexts, useTold } from "../use-site-texts.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./own-story.module.css";

/** The paragraphs of the company's own story. */
export function StoryText() {
  const { story } = useTexts("story");
  return (
    <div className="stack text">
      {linesOf(story).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The people that the company wrote of; the server leaves out of a page those whom nobody wrote of. */
export function Team() {
  const told = useTold();
  return (
    <ul className={styles.team}>
      {TEAM_PARTS.filter(told).map((part) => (
        <li className={cardStyles.card} key={part} data-told={part}>
          <Person part={part} />
        </li>
      ))}
    </ul>
  );
}

function Person({ part }: { readonly part: (typeof TEAM_PARTS)[number] }) {
  const { name, role, bio } = useTexts(part);
  return (
    <>
      <h3>{name}</h3>
      <p className="muted small">{role}</p>
      <p>{bio}</p>
    </>
  );
}

/** The title of a section that is the company's to write. */
export function useStoryTitles(): { readonly story: string; readonly team: string } {
  const { team } = useStrings("site-texts/about");
  return { story: useTexts("story").title, team };
}

/** Marks a section for the server, which leaves it out where none of these parts was written. */
export function toldBy(parts: readonly TextPart[]): string {
  return parts.join(" ");
}
