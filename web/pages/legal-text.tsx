import "./info-pages.css";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { PageTitle } from "../ui/page-title.tsx";

const IN_FORCE_SINCE = "2026-11-01T12:00:00Z";

type LegalTextProps = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
};

/** The small print, in short sections and plain words. */
export function LegalText({ title, sections }: LegalTextProps) {
  const text = useMessages("legal");
  const { date } = useFormats();
  return (
    <div className="wrap page-end">
      <PageTitle title={title} intro={text.updated(date(IN_FORCE_SINCE))} />
      <div className="legal-text text">
        {sections.map((section) => (
          <section key={section.heading}>
            <h2>{section.heading}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
