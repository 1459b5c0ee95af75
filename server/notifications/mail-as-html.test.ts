import { expect, it } from "vitest";
import { mailAsHtml } from "./mail-as-html.ts";

it("has a colour of the night for each of the day, so that no mail glares in a dark room", () => {
  const html = mailAsHtml({
    subject: "Receipt",
    language: "en",
    company: "Trupial",
    parts: [
      { is: "text", text: "Hi Ana," },
      { is: "facts", rows: [["Pickup", "Punda"]] },
      { is: "picture", alt: "The way", credits: "© OpenStreetMap contributors" },
      {
        is: "sum",
        rows: [
          ["Base fare", "$4.00"],
          ["Total", "$4.00"],
        ],
      },
      { is: "link", intro: null, button: "Track your ride", href: "https://taxi.example" },
      { is: "signature", lines: ["Trupial"] },
    ],
  });
  const [, night = ""] = /prefers-color-scheme: dark\) \{([^]*?)<\/style>/.exec(html) ?? [];
  const coloured = html.match(/<[a-z][^>]*style="[^"]*(?:color|background|border(?:-top|-bottom)?):[^>]*>/g);
  expect(coloured?.length).toBeGreaterThan(10);
  const byDayAlone = (coloured ?? []).filter((tag) => {
    const names = /class="([^"]+)"/.exec(tag)?.[1]?.split(" ") ?? [];
    return names.length === 0 || names.some((name) => !night.includes(`.${name} {`));
  });
  expect(byDayAlone).toEqual([]);
});
