import { useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";

export type SiteLink = { readonly to: string; readonly label: string };

/** The links of header and footer in the language of the page. */
export function useSiteLinks(): {
  readonly main: readonly SiteLink[];
  readonly about: readonly SiteLink[];
  readonly quick: readonly SiteLink[];
  readonly legal: readonly SiteLink[];
} {
  const text = useStrings("app/shell");
  const fleet = { to: paths.ourFleet, label: text.fleet };
  const about = { to: paths.aboutUs, label: text.about };
  const contact = { to: paths.contactUs, label: text.contact };
  const faq = { to: paths.faq, label: text.faq };
  const careers = { to: paths.careers, label: text.careers };
  return {
    main: [
      { to: paths.home, label: text.home },
      { to: paths.airport, label: text.airport },
      { to: paths.privateTours, label: text.tours },
      fleet,
      about,
      contact,
      faq,
      { to: paths.fare, label: text.calculator },
    ],
    about: [
      { to: `${paths.aboutUs}#journey`, label: text.ourJourney },
      { to: `${paths.aboutUs}#promise`, label: text.ourPromise },
      { to: `${paths.aboutUs}#family`, label: text.ourFamily },
      { to: `${paths.aboutUs}#team`, label: text.ourTeam },
      careers,
    ],
    quick: [
      { to: paths.findBooking, label: text.findBooking },
      fleet,
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
