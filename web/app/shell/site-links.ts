import type { OwnPart } from "../../../domain/company/own-parts.ts";
import { useOwnParts } from "../../company/use-own-parts.ts";
import { useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";

export type SiteLink = { readonly to: string; readonly label: string; readonly part?: OwnPart };

/** The links of header and footer in the language of the page. */
export function useSiteLinks(): {
  readonly main: readonly SiteLink[];
  readonly about: readonly SiteLink[];
  readonly quick: readonly SiteLink[];
  readonly legal: readonly SiteLink[];
} {
  const text = useStrings("app/shell");
  const parts = useOwnParts();
  const shown = ({ part }: SiteLink) => part === undefined || parts[part];
  const fleet = { to: paths.ourFleet, label: text.fleet };
  const about = { to: paths.aboutUs, label: text.about };
  const contact = { to: paths.contactUs, label: text.contact };
  const faq = { to: paths.faq, label: text.faq };
  const careers = { to: paths.careers, label: text.careers };
  return {
    main: [
      { to: paths.home, label: text.home },
      { to: paths.airport, label: text.airport },
      { to: paths.privateTours, label: text.tours, part: "tours" as const },
      fleet,
      about,
      contact,
      faq,
      { to: paths.fare, label: text.calculator },
    ].filter(shown),
    about: [
      { to: `${paths.aboutUs}#journey`, label: text.ourJourney, part: "story" as const },
      { to: `${paths.aboutUs}#promise`, label: text.ourPromise },
      { to: `${paths.aboutUs}#family`, label: text.ourFamily, part: "story" as const },
      { to: `${paths.aboutUs}#team`, label: text.ourTeam, part: "story" as const },
      careers,
    ].filter(shown),
    quick: [
      { to: paths.findBooking, label: text.findBooking },
      fleet,
      { to: paths.deals, label: text.deals },
      about,
      contact,
      { to: paths.contactUs, label: text.help },
      faq,
      careers,
    ],
    legal: [
      { to: paths.terms, label: text.terms },
      { to: paths.privacy, label: text.privacy },
    ],
  };
}
