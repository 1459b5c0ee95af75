import { type ReactNode, useEffect, useRef } from "react";
import styles from "./fade-in.module.css";

type FadeInProps = {
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  /** A part that not every company has, by its name. */
  readonly part?: string;
  /** The texts of the company's own without which it isn't there, by their names. */
  readonly told?: string;
  /** The text of the company's own that takes its place. */
  readonly unlessTold?: string;
  readonly children: ReactNode;
};

const WAIT_CLASS = styles.waiting;
const SEEN_CLASS = styles.seen;

/** A section that fades in when it is scrolled into view. Without scripts or with reduced motion it is simply shown. */
export function FadeIn({ id, label, className, part, told, unlessTold, children }: FadeInProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (element === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.classList.add(WAIT_CLASS);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      element.classList.add(SEEN_CLASS);
      element.classList.remove(WAIT_CLASS);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      id={id}
      ref={section}
      className={className}
      aria-labelledby={label}
      data-part={part}
      data-told={told}
      data-unless-told={unlessTold}
    >
      {children}
    </section>
  );
}
