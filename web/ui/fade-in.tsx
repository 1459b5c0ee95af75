import { type ReactNode, useEffect, useRef } from "react";

type FadeInProps = {
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A section that fades in when it is scrolled into view. Without scripts or with reduced motion it simply stands. */
export function FadeIn({ id, label, className, children }: FadeInProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (element === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.classList.add("fade-wait");
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      element.classList.add("fade-seen");
      element.classList.remove("fade-wait");
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section id={id} ref={section} className={className} aria-labelledby={label}>
      {children}
    </section>
  );
}
