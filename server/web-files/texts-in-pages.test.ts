import { expect, it } from "vitest";
import {
  type SiteTexts,
  type TextField,
  type TextPart,
  textMark,
} from "../../contract/site-texts/text-parts.ts";
import { fillTexts } from "./texts-in-pages.ts";

const mark = (part: TextPart, field: TextField) => textMark(part, field);
const PERSON = (part: TextPart) =>
  `<li class="card" data-told="${part}"><h3>${mark(part, "name")}</h3><p>${mark(part, "bio")}</p></li>`;
const PAGE = [
  `<section data-told="story"><h2>${mark("story", "title")}</h2><p>${mark("story", "story")}</p></section>`,
  `<section data-part="story" data-unless-told="story"><p>The demo began in 2009.</p></section>`,
  `<section data-told="person-1 person-2"><ul>${PERSON("person-1")}${PERSON("person-2")}</ul></section>`,
  "<section><h2>Our Promise</h2></section>",
].join("");

function fill(written: SiteTexts): string {
  return fillTexts(PAGE, { language: "en", html: PAGE, builtIn: { "story.title": "Our story" }, written });
}

it("a page has no story and no people that the company didn't write", () => {
  const page = fill({ opening: { when: "from 6 to 22" } });
  expect(page).not.toMatch(/Our story|<li/);
  expect(page).toContain("The demo began in 2009.");
  expect(page).toContain("Our Promise");
});

it("a page has the story that was written, a paragraph for each line, in the place of the demo's", () => {
  const page = fill({ story: { story: "One <car>.\nThen two." } });
  expect(page).toContain("<h2>Our story</h2><p>One &lt;car&gt;.</p><p>Then two.</p>");
  expect(page).not.toContain("2009");
});

it("a page has the people who have a name, and no place for the others", () => {
  const page = fill({ "person-2": { name: "Rudy", bio: "Drives at night." }, "person-1": { role: "Owner" } });
  expect(page.match(/<li/g)).toHaveLength(1);
  expect(page).toContain("<h3>Rudy</h3><p>Drives at night.</p>");
  expect(page).not.toContain("Owner");
});
