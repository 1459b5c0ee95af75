import type { AnswerOfTool, InputOf } from "../../../contract/assistants/tool.ts";
import type { listToursTool } from "../../../contract/assistants/company-tools.ts";
import { linesOf } from "../../../contract/site-texts/text-parts.ts";
import { SITE_PATHS, localizedPath } from "../../../domain/company/site-map.ts";
import type { Language } from "../../../domain/languages.ts";
import type { TourWords } from "../../../domain/site-texts/tour-words.ts";
import de from "../../../domain/site-texts/tour-words/de.ts";
import en from "../../../domain/site-texts/tour-words/en.ts";
import es from "../../../domain/site-texts/tour-words/es.ts";
import nl from "../../../domain/site-texts/tour-words/nl.ts";
import pap from "../../../domain/site-texts/tour-words/pap.ts";
import { TOURS } from "../../../domain/site-texts/tours.ts";
import { ownParts } from "../../../domain/company/own-parts.ts";
import { getCompany } from "../../company/company-profile.ts";
import { readTextsIn } from "../../site-texts/read-site-texts.ts";
import type { AssistantDependencies } from "../assistant-call.ts";

const WORDS: Readonly<Record<Language, TourWords>> = { en, nl, es, pap, de };

/** The private tours, in the words of the site and in those that staff wrote in their place. */
export async function listTours(
  { db, publicUrl }: Pick<AssistantDependencies, "db" | "publicUrl">,
  { language }: InputOf<typeof listToursTool>,
): Promise<AnswerOfTool<typeof listToursTool>> {
  const { tours, "tour-prices": priced } = ownParts((await getCompany(db)).company);
  if (!tours) return { tours: [] };
  const written = await readTextsIn(db, language);
  return {
    tours: TOURS.map(({ slug, hours, dollarsPerPerson, cancellation }) => {
      const { title, text, includes } = WORDS[language][slug];
      const own = written[slug];
      const path = localizedPath(language, SITE_PATHS.privateTour.replace("{tour}", slug));
      return {
        id: slug,
        title: own?.title ?? title,
        about: own?.about ?? text,
        includes: own?.includes === undefined ? [...includes] : linesOf(own.includes),
        hours,
        usd_per_person: priced ? dollarsPerPerson : null,
        cancel_free_until_hours: priced && cancellation.kind === "free" ? cancellation.hours : null,
        cancel_fee_usd: priced && cancellation.kind === "fee" ? cancellation.dollars : null,
        page: `${publicUrl}${path}`,
      };
    }),
  };
}
