import { useEffect, useState } from "react";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./wip-page.module.css";

const COUNTDOWN_S = 10;
/** Shown before the countdown begins. */
const FIRST_SHOWN_S = 5;
const REDIRECT_DELAY_MS = 500;
const TYPE_MS = 100;
const STARS = 60;
const CONFETTI = 48;

/** A page for a site that is not built yet: a countdown to the main site, and a way to stay. */
export default function WipPage() {
  const text = useStrings("site/wip");
  const navigate = useNavigate();
  const [left, setLeft] = useState<number | null>(null);
  const [staying, setStaying] = useState(false);
  const shown = left ?? FIRST_SHOWN_S;
  const over = left === 0 && !staying;

  useEffect(() => {
    if (staying) return;
    let seconds = COUNTDOWN_S;
    const begin = setTimeout(() => setLeft(seconds), 0);
    const tick = setInterval(() => {
      seconds = Math.max(0, seconds - 1);
      setLeft(seconds);
      if (seconds === 0) clearInterval(tick);
    }, 1_000);
    return () => {
      clearTimeout(begin);
      clearInterval(tick);
    };
  }, [staying]);

  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => navigate(paths.home), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [over, navigate]);

  return (
    <div className={styles.wip} data-night>
      <PageHead title={text.head} description={text.title} hidden />
      <Stars />
      {over && <Confetti />}
      <h1 aria-label={text.title}>
        <Typewriter text={text.title} />
      </h1>
      <p role="timer">{staying ? text.staying : text.redirect(shown)}</p>
      {!staying && (
        <progress
          max={COUNTDOWN_S}
          value={left === null ? 0 : COUNTDOWN_S - left}
          aria-label={text.progress}
        />
      )}
      <div className="row">
        {!staying && (
          <Button tone="line" onClick={() => setStaying(true)}>
            {text.stay}
          </Button>
        )}
        <ButtonLink tone="action" to={paths.home}>
          {text.home}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Types its text letter by letter; a screen reader reads the label of the heading at once. */
function Typewriter({ text }: { readonly text: string }) {
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    const key = setInterval(() => setTyped((count) => Math.min(text.length, count + 1)), TYPE_MS);
    return () => clearInterval(key);
  }, [text]);
  return <span aria-hidden="true">{text.slice(0, typed)}</span>;
}

function Stars() {
  return (
    <svg className={styles.sky} viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: STARS }, (_, star) => (
        <circle key={star} cx={(star * 37.7) % 100} cy={(star * 23.3) % 60} r={0.15 + (star % 3) * 0.1} />
      ))}
    </svg>
  );
}

function Confetti() {
  return (
    <svg
      className={`${styles.sky} ${styles.confetti}`}
      viewBox="0 0 100 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: CONFETTI }, (_, piece) => (
        <rect key={piece} x={(piece * 41.3) % 100} y={(piece * 17.9) % 50} width="1.2" height="0.7" />
      ))}
    </svg>
  );
}
