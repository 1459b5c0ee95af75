import { createPortal } from "react-dom";
import { LANGUAGES, type Language } from "../../../domain/languages.ts";
import { de } from "../../../domain/partners/paper-words/de.ts";
import { type PaperWords, en } from "../../../domain/partners/paper-words/en.ts";
import { es } from "../../../domain/partners/paper-words/es.ts";
import { nl } from "../../../domain/partners/paper-words/nl.ts";
import { pap } from "../../../domain/partners/paper-words/pap.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { Icon } from "../../ui/icon.tsx";
import QrCode from "../../ui/qr-code.tsx";
import styles from "./code-paper.module.css";

const WORDS: Readonly<Record<Language, PaperWords>> = { en, nl, es, pap, de };

export type CodePaperProps = {
  /** For a taxi rank, where a ride is paid in the car, or for a hotel's guests, whose rides go on their room. */
  readonly kind: "rank" | "guests";
  /** The place that it hangs at. */
  readonly name: string;
  readonly link: string;
  /** The words of the picture, for who doesn't see it. */
  readonly label: string;
};

/** A paper with a code that begins a ride, in every language: its readers are guests of the island. */
export default function CodePaper({ kind, name, link, label }: CodePaperProps) {
  const company = useCompany();
  return createPortal(
    <article className={styles.paper}>
      <header>
        <p>{company.name}</p>
        <h1>{name}</h1>
      </header>
      <QrCode text={link} label={label} />
      {kind === "guests" && <p>{link}</p>}
      {LANGUAGES.map((language) => (
        <section key={language} lang={language}>
          <h2>{WORDS[language][kind].title}</h2>
          <p>{WORDS[language][kind].text}</p>
        </section>
      ))}
      {company.phone && (
        <footer>
          <Icon name="phone" />
          {companyPhone(company.phone)}
        </footer>
      )}
    </article>,
    document.body,
  );
}
