import { expect, test } from "vitest";
import { LANGUAGES } from "../languages.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { servedPage } from "./served-pages.ts";
import { localizedPath, splitLanguage } from "./site-map.ts";

test("answers the home page of each language with its own file", () => {
  expect(servedPage("/")).toEqual({ file: "index.html", status: 200 });
  expect(servedPage("/pap")).toEqual({ file: "pap/index.html", status: 200 });
  expect(servedPage("/nl/")).toEqual({ file: "nl/index.html", status: 200 });
});

test("answers a page with and without its trailing slash", () => {
  expect(servedPage("/es/contactus/")).toEqual(servedPage("/es/contactus"));
});

test("gives the areas of the app their shell, in every language", () => {
  for (const path of ["/operator", "/operator/pending-rides", "/nl/driverpanel", "/admin/users/3"]) {
    expect(servedPage(path)).toEqual({ file: "app.html", status: 200 });
  }
});

test("gives a tracked ride the shell that shows where things will stand, in its language", () => {
  expect(servedPage("/track/abc")).toEqual({ file: "app-track-en.html", status: 200 });
  expect(servedPage("/pap/track/abc/")).toEqual({ file: "app-track-pap.html", status: 200 });
});

test("answers 404 in the reader's language for an unknown path", () => {
  expect(servedPage("/nowhere")).toEqual({ file: "404/index.html", status: 404 });
  expect(servedPage("/nl/nowhere")).toEqual({ file: "nl/404/index.html", status: 404 });
  expect(servedPage("/track/")).toEqual({ file: "404/index.html", status: 404 });
  expect(servedPage("/driverpanel/more")).toEqual({ file: "404/index.html", status: 404 });
});

test("takes the language off any address that was given one", () => {
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PAGES) {
      expect(splitLanguage(localizedPath(language, path))).toEqual({ language, path });
    }
  }
});
