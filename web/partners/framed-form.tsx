import { useState, type RefObject, useEffect, useRef } from "react";
import { BookingCard } from "../booking/booking-card.tsx";
import { useStrings } from "../language/language-context.ts";
import { RouterContext, type RouterState, useRouter } from "../router/router-context.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TripsFrom, useOrderFrom } from "./order-from.tsx";
import { type Known, KnownHead, KnownPartner } from "./known-partner.tsx";
import type { FrameHeight } from "../../domain/partners/widget.ts";
import cardStyles from "../ui/card.module.css";
import styles from "./framed-form.module.css";

/**
 * The booking form of a hotel or firm in a frame on its own site: the form alone. Everything else opens in a tab of its
 * own.
 */
export function FramedForm() {
  const router = useRouter();
  const [booked, setBooked] = useState<string | null>(null);
  const frame = useTellHeight<HTMLElement>();
  const here = router.location.pathname;
  // No other page of ours may be in a frame: what leads there is shown as a link, or opened beside the site.
  const go: RouterState["go"] = (to, options) => {
    if (to.split(/[?#]/)[0] === here) router.go(to, options);
    else if (options?.state !== undefined && options.state !== null) setBooked(to);
    else window.open(router.href(to), "_blank", "noopener");
  };
  const bookAnother = () => {
    setBooked(null);
    router.go(here, { replace: true });
  };
  return (
    <main className={styles.frame} ref={frame}>
      {booked === null ? (
        <RouterContext value={{ ...router, go }}>
          <KnownPartner>{(known) => <Ordering {...known} />}</KnownPartner>
        </RouterContext>
      ) : (
        <Booked page={booked} onAnother={bookAnother} />
      )}
    </main>
  );
}

function Ordering(known: Known) {
  const flow = useOrderFrom(known);
  return (
    <>
      <KnownHead {...known} />
      <BookingCard flow={flow} />
      <TripsFrom place={known.place} flow={flow} />
    </>
  );
}

type BookedProps = { readonly page: string; readonly onAnother: () => void };

/** The ride is booked: where it is followed, outside the frame. */
function Booked({ page, onAnother }: BookedProps) {
  const text = useStrings("partners");
  return (
    <div className={`stack ${cardStyles.card} ${styles.booked}`}>
      <div className="stack" role="status">
        <h1>{text.booked}</h1>
        <p>{text.bookedText}</p>
      </div>
      <ButtonLink tone="action" size="large" to={page} target="_blank" rel="noopener">
        {text.follow}
      </ButtonLink>
      <Button onClick={onAnother}>{text.another}</Button>
    </div>
  );
}

/** Tells the site around a frame how high something in it is, each time that changes; nobody else is told. */
function useTellHeight<E extends Element>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const site = siteAround();
    if (element.current === null || site === null) return;
    const measured = element.current;
    const observer = new ResizeObserver(() => {
      const height: FrameHeight = { trupialHeight: Math.ceil(measured.getBoundingClientRect().height) };
      window.parent.postMessage(height, site);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return element;
}

/** The site that shows this page in a frame, which our server has allowed; null where there is none or it keeps its name to itself. */
function siteAround(): string | null {
  if (window.parent === window) return null;
  const { ancestorOrigins } = window.location as { readonly ancestorOrigins?: DOMStringList };
  return ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? null;
}
