import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { createPath, type Navigator, NavigationType, parsePath, type Path, Router } from "react-router";
import type { Language } from "../../contract/languages.ts";
import { localizedPath, splitLanguage } from "../../contract/company/site-map.ts";
import { LanguageContext } from "../language/language-context.ts";
import { loadOpenAreas } from "./languages/load-messages.ts";
import { PendingNavigationContext } from "./pending-navigation.ts";

type Entry = { readonly location: Path & { state: unknown; key: string }; readonly action: NavigationType };

/**
 * The router of the site. The language is the first part of the address and the base of all paths below it, so a
 * component links to `/faq` in every language; changing the language changes the base and keeps every component,
 * with what was typed into it, where it is.
 */
export function SiteRouter({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const [entry, setEntry] = useState<Entry>(() => entryAt(url, NavigationType.Pop));
  const [pending, setPending] = useState(false);
  const { language } = splitLanguage(entry.location.pathname);

  const show = useMemo(() => {
    return (next: Entry) => {
      setPending(true);
      startTransition(() => {
        setEntry(next);
        setPending(false);
      });
    };
  }, []);

  useEffect(() => {
    const onPopState = () => {
      const next = entryAt(presentUrl(), NavigationType.Pop, history.state);
      void loadOpenAreas(splitLanguage(next.location.pathname).language).then(() => show(next));
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [show]);

  const navigator = useMemo(() => browserNavigator(show), [show]);
  const choice = useMemo(
    () => ({
      language,
      switchLanguage: (next: Language) => {
        void loadOpenAreas(next).then(() => {
          const { path } = splitLanguage(window.location.pathname);
          const to = localizedPath(next, path) + window.location.search + window.location.hash;
          keepLanguage(next);
          history.replaceState(history.state, "", to);
          show(entryAt(to, NavigationType.Replace, history.state));
        });
      },
    }),
    [language, show],
  );

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <LanguageContext value={choice}>
      <PendingNavigationContext value={pending}>
        <Router
          basename={localizedPath(language, "/")}
          location={entry.location}
          navigationType={entry.action}
          navigator={navigator}
        >
          {children}
        </Router>
      </PendingNavigationContext>
    </LanguageContext>
  );
}

function browserNavigator(show: (entry: Entry) => void): Navigator {
  const createHref: Navigator["createHref"] = (to) => (typeof to === "string" ? to : createPath(to));
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: (to, state) => {
      const url = createHref(to);
      history.pushState({ usr: state, key: newKey() }, "", url);
      show(entryAt(url, NavigationType.Push, history.state));
    },
    replace: (to, state) => {
      const url = createHref(to);
      history.replaceState({ usr: state, key: newKey() }, "", url);
      show(entryAt(url, NavigationType.Replace, history.state));
    },
  };
}

function entryAt(url: string, action: NavigationType, historyState?: unknown): Entry {
  const { pathname = "/", search = "", hash = "" } = parsePath(url);
  const kept = typeof historyState === "object" && historyState !== null ? historyState : {};
  const state = "usr" in kept ? kept.usr : null;
  const key = "key" in kept && typeof kept.key === "string" ? kept.key : "default";
  return { location: { pathname, search, hash, state, key }, action };
}

function presentUrl(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Remembers the choice for addresses that name no language (see public/boot.js). */
function keepLanguage(language: Language): void {
  try {
    localStorage.setItem("language", language);
  } catch {
    // A browser that forbids storage follows the address alone.
  }
}
