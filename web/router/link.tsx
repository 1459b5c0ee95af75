import type { ComponentProps, MouseEvent } from "react";
import { useRouter } from "./router-context.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the site, without the language. */
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
};

/** A link within the site: a real address, followed without loading the page anew. */
export function Link({ to, replace, state, onClick, children, ...attributes }: LinkProps) {
  const { href, go } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event, attributes.target)) return;
    event.preventDefault();
    go(to, { replace: replace === true, state });
  };
  return (
    <a {...attributes} href={href(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** A new tab, a download, another button: the browser's own business. */
function isForTheBrowser(event: MouseEvent, target: string | undefined): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button !== 0 || modified || (target !== undefined && target !== "_self");
}
