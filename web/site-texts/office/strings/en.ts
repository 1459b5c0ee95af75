import type { TextField } from "../../../../contract/site-texts/text-parts.ts";

const texts = {
  intro:
    "What the site says about opening hours, your story and team, tours and cars, in each language. Saved texts are on the site right away; an empty field shows the built-in text. Your story and your people have none: what you don't write isn't there.",
  part: "Part of the site",
  opening: "Opening hours",
  about: "About",
  story: "Your story",
  person: (place: number) => `Person ${place}`,
  tours: "Tours",
  cars: "Cars",
  language: "Language of the text",
  preview: "Preview",
  built: "Copy the built-in text",
  seePage: "See the page",
  fields: {
    title: "Title",
    about: "Description",
    guide: "The driver's part",
    includes: "Includes",
    nickname: "Nickname",
    when: "Ends a sentence: “We're here …”",
    welcome: "Line under the title",
    hours: "Beside the phone number",
    answer: "Answer to “Are you open 24/7?”",
    summary: "For search engines",
    story: "Your story, a paragraph a line",
    name: "Name",
    role: "Their work",
    bio: "A sentence about them",
  } satisfies Record<TextField, string>,
  upTo: (characters: number) => `Up to ${characters} characters`,
  linesUpTo: (lines: number, characters: number) => `Up to ${lines} lines of ${characters} characters each`,
};

export default texts;
export type StaffSiteTextsStrings = typeof texts;
