import { expect, test } from "vitest";
import { LANGUAGES } from "../languages.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { framedCode, isVisited, openingFile, servedPage } from "./served-pages.ts";
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

test("says in each language that a company opens soon, on every page but where its people log in", () => {
  const soon = { opensSoon: true, tours: true };
  expect(servedPage("/", soon)).toEqual({ file: openingFile("en"), status: 200 });
  expect(servedPage("/nl/fare", soon)).toEqual({ file: "opening-nl.html", status: 200 });
  expect(servedPage("/login", soon)).toEqual({ file: "login/index.html", status: 200 });
  expect(servedPage("/track/abc", soon)).toEqual({ file: "app-track-en.html", status: 200 });
});

test("has no tours where the company gives none", () => {
  const none = { opensSoon: false, tours: false };
  expect(servedPage("/es/privatetours", none)).toEqual({ file: "es/404/index.html", status: 404 });
  expect(servedPage("/privatetours/sunset-sail", none)).toEqual({ file: "404/index.html", status: 404 });
  expect(servedPage("/privatetours")).toEqual({ file: "privatetours/index.html", status: 200 });
  expect(servedPage("/faq", none)).toEqual({ file: "faq/index.html", status: 200 });
});

test("knows its own 404 page for what it is", () => {
  expect(servedPage("/pap/404")).toEqual({ file: "pap/404/index.html", status: 404 });
});

test("guesses the language of a visitor's page, and of nobody at work", () => {
  expect(["/", "/faq", "/track/abc", "/pay/abc", "/reset-password"].map(isVisited)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(
    ["/operator", "/driverpanel", "/404", "/offline", "/track/", "/on-account/x/frame"].some(isVisited),
  ).toBe(false);
});

test("finds the code of a form in a frame, and of no other page", () => {
  expect([framedCode("/on-account/H7/frame"), framedCode("/de/on-account/H7/frame/")]).toEqual(["H7", "H7"]);
  expect([framedCode("/on-account/H7"), framedCode("/track/H7")]).toEqual([null, null]);
});

test("takes the language off any address that was given one", () => {
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PAGES) {
      expect(splitLanguage(localizedPath(language, path))).toEqual({ language, path });
    }
  }
});
