import { TOUR_SLUGS, type TourSlug } from "../../domain/company/site-map.ts";
import { VEHICLE_TYPES, type VehicleType } from "../../domain/fares/vehicles.ts";
import { TEAM_PARTS } from "../../contract/site-texts/text-parts.ts";
import type { StringCatalogue } from "../language/strings.ts";

/** The strings that the built-in texts of one language stand in. */
export type TextStrings = {
  readonly tours: StringCatalogue["site-texts/tours"];
  readonly fleet: StringCatalogue["site-texts/fleet"];
  readonly contact: StringCatalogue["site-texts/contact"];
  readonly about: StringCatalogue["site-texts/about"];
};

type TourTexts = { readonly [Field in "title" | "about" | "guide" | "includes"]: string };
type CarTexts = { readonly [Field in "nickname" | "about"]: string };
type StoryTexts = { readonly [Field in "title" | "story"]: string };
type PersonTexts = { readonly [Field in "name" | "role" | "bio"]: string };
type OpeningTexts = { readonly [Field in "when" | "welcome" | "hours" | "answer" | "summary"]: string };

/** Every text of the site that staff may write, by its part. */
export type WholeTexts = { readonly opening: OpeningTexts; readonly story: StoryTexts } & {
  readonly [Person in (typeof TEAM_PARTS)[number]]: PersonTexts;
} & { readonly [Tour in TourSlug]: TourTexts } & { readonly [Type in VehicleType]: CarTexts };

/** The texts that the product brings along, for where staff wrote none. */
export function builtInTexts({ tours, fleet, contact, about }: TextStrings): WholeTexts {
  const { tagline, support247, openAnswer, description } = contact;
  const opening = {
    when: contact.openWhen,
    welcome: tagline,
    hours: support247,
    answer: openAnswer,
    summary: description,
  };
  return {
    opening,
    // Nobody but the company knows its story and its people.
    story: { title: about.story, story: "" },
    ...each(TEAM_PARTS, () => ({ name: "", role: "", bio: "" })),
    ...each(TOUR_SLUGS, (slug) => {
      const { title, text, role, includes } = tours.tours[slug];
      return { title, about: text, guide: role, includes: includes.join("\n") };
    }),
    ...each(VEHICLE_TYPES, (type) => {
      const { name, text } = fleet.types[type];
      return { nickname: name, about: text };
    }),
  };
}

function each<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}
