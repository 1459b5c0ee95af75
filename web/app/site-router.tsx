import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { localizedPath, splitLanguage } from "../../domain/company/site-map.ts";
import type { Language } from "../../domain/languages.ts";
import { LanguageContext } from "../language/language-context.ts";
import { glide } from "../router/glide.ts";
import {
  type Arrival,
  type Location,
  type NavigateOptions,
  RouterContext,
} from "../router/router-context.ts";
import type { Area } from "./languages/areas.ts";
import { loadArea, loadOpenAreas } from "./languages/load-strings.ts";
import { PendingNavigationContext } from "./pending-navigation.ts";
import { preloadPage } from "./router.tsx";

type Entry = { readonly language: Language; readonly location: Location; readonly arrival: Arrival };

/**
 * The router of the site. The language is the first part of the address and is taken off before anything else looks
 * at it, so a component links to `/faq` in every language; a change of language keeps every component, with what
 * was typed into it, where it is.
 */
export function SiteRouter({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const [entry, setEntry] = useState<Entry>(() => entryAt(url, "start"));
  const [pending, setPending] = useState(false);
  const { language } = entry;

  const show = useCallback((next: Entry) => {
    setPending(true);
    startTransition(() => {
      setEntry(next);
      setPending(false);
    });
  }, []);

  useEffect(() => {
    const onPopState = () => {
      const next = entryAt(presentUrl(), "back", history.state);
      loadOpenAreas(next.language).then(
        () => show(next),
        () => window.location.reload(),
      );
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [show]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const router = useMemo(() => {
    const href = (to: string) => {
      const { path, rest } = splitPath(to);
      // A path to come back to may name a language already.
      return localizedPath(language, splitLanguage(path).path) + rest;
    };
    // The page is fetched first: while the gable glides nothing else can be drawn.
    const showGliding = (next: Entry) => {
      const arrive = () => {
        if (history.state?.key !== next.location.key) return;
        glide(() => {
          setEntry(next);
          setPending(false);
        });
      };
      setPending(true);
      preloadPage(next.location.pathname, next.language).then(arrive, () => show(next));
    };
    const go = (to: string, { replace = false, state = null, glides = false }: NavigateOptions = {}) => {
      const address = href(to);
      const kept = { state, key: newKey() };
      if (replace) history.replaceState(kept, "", address);
      else history.pushState(kept, "", address);
      const next = entryAt(address, replace ? "replace" : "push", kept);
      // A choice kept in the address of a page is read from there at once: the next choice adds to this one.
      const change = () => setEntry(next);
      if (next.location.pathname !== entry.location.pathname) (glides ? showGliding : show)(next);
      else if (glides) glide(change);
      else change();
    };
    return { location: entry.location, arrival: entry.arrival, href, go };
  }, [entry, language, show]);

  const choice = useMemo(
    () => ({
      language,
      openArea: (area: Area, other = language) => loadArea(area, other),
      switchLanguage: (next: Language) => {
        const { path, rest } = splitPath(presentUrl());
        const address = localizedPath(next, splitLanguage(path).path) + rest;
        const change = () => {
          history.replaceState(history.state, "", address);
          show(entryAt(address, "replace", history.state));
        };
        // Strings that cannot be fetched: the browser loads the page itself, and says so when there is no network.
        loadOpenAreas(next).then(change, () => window.location.assign(address));
      },
    }),
    [language, show],
  );

  return (
    <LanguageContext value={choice}>
      <PendingNavigationContext value={pending}>
        <RouterContext value={router}>{children}</RouterContext>
      </PendingNavigationContext>
    </LanguageContext>
  );
}

function entryAt(url: string, arrival: Arrival, historyState?: unknown): Entry {
  const { path, rest } = splitPath(url);
  const hashAt = rest.indexOf("#");
  const { language, path: pathname } = splitLanguage(path);
  const kept = typeof historyState === "object" && historyState !== null ? historyState : {};
  return {
    language,
    arrival,
    location: {
      pathname,
      search: hashAt === -1 ? rest : rest.slice(0, hashAt),
      hash: hashAt === -1 ? "" : rest.slice(hashAt),
      state: "state" in kept ? kept.state : null,
      key: "key" in kept && typeof kept.key === "string" ? kept.key : "start",
    },
  };
}

/** Splits an address into its path and what follows it. */
function splitPath(url: string): { path: string; rest: string } {
  const at = url.search(/[?#]/);
  return at === -1 ? { path: url, rest: "" } : { path: url.slice(0, at), rest: url.slice(at) };
}

function presentUrl(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
