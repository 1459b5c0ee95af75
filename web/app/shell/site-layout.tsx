import { use, useEffect, useRef } from "react";
import { useOnline } from "../../api/connection.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useRouter } from "../../router/router-context.ts";
import { Outlet } from "../../router/routes.tsx";
import { PendingNavigationContext } from "../pending-navigation.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./site-layout.module.css";

/**
 * Header, page and footer of the public site. There is no Suspense around the page: going elsewhere is a transition, which
 * keeps the old page until the new one is there, and a prerendered page is taken over in one piece.
 */
export function SiteLayout() {
  const text = useStrings("app/shell");
  const pending = use(PendingNavigationContext);
  const main = useRef<HTMLElement>(null);
  useArrival(main);

  return (
    <>
      <a className="skip-link" href="#main">
        {text.skip}
      </a>
      <SiteHeader />
      {pending && <div className={styles.progress} role="status" aria-label={text.loadingPage} />}
      <OfflineNote />
      <main id="main" ref={main} tabIndex={-1} aria-busy={pending || undefined}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}

/** Says that there is no network, and that typing is kept. */
function OfflineNote() {
  const online = useOnline();
  const text = useStrings("app/shell");
  if (online) return null;
  return (
    <p className={styles.offline} role="status">
      <Icon name="nosignal" />
      {text.offline}
    </p>
  );
}

/** After a link was followed: to the named place or the top of the page, with the focus there. */
function useArrival(main: { readonly current: HTMLElement | null }) {
  const { location, arrival } = useRouter();
  const last = useRef<string | null>(null);
  // By the whole location: a link to the same place can be followed again.
  useEffect(() => {
    const { pathname, hash } = location;
    const moved = last.current !== null && last.current !== pathname;
    last.current = pathname;
    if (hash !== "" && hash !== "#main") {
      if (moved || arrival !== "replace") document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (!moved || arrival === "back") return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location, arrival, main]);
}
