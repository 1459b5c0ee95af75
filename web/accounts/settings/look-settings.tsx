import { keepLanguage } from "../../language/kept-language.ts";
import { changeMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { LANGUAGES, type Language } from "../../../domain/languages.ts";
import { call } from "../../api/call.ts";
import { useSession } from "../../api/session.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Chips } from "../../ui/chips.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { THEMES, useTheme } from "../../ui/theme.ts";
import cardStyles from "../../ui/card.module.css";

/** The language of pages and mail, and the theme. */
export function LookSettings() {
  const text = useStrings("accounts/settings");
  const { language, switchLanguage } = useLanguage();
  const session = useSession();
  const [theme, chooseTheme] = useTheme();

  const choose = (next: Language) => {
    keepLanguage(next);
    switchLanguage(next);
    if (session === null) return;
    // The page has its language already; the account stores it for mail; after an error it is sent again with the next change.
    void call(changeMeEndpoint, { body: { language: next } }).catch(() => undefined);
  };

  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="look">
      <h2 id="look">{text.language}</h2>
      <p className="muted small">{text.languageHint}</p>
      <Chips
        label={text.language}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onChange={choose}
      />
      <h2>{text.theme}</h2>
      <div>
        <Segmented
          label={text.theme}
          choices={THEMES.map((value) => ({ value, label: text.themes[value] }))}
          value={theme}
          onChange={chooseTheme}
        />
      </div>
    </section>
  );
}
