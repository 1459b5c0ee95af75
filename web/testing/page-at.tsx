import { type ReactNode, useState } from "react";
import { type Location, RouterContext } from "../router/router-context.ts";

type PageAtProps = {
  readonly path: string;
  /** Given along by the link that led here. */
  readonly state?: unknown;
  readonly children: ReactNode;
};

/** A page at an address, which it shows below what is in it. */
export function PageAt({ path, state = null, children }: PageAtProps) {
  const [{ address, given }, setPlace] = useState({ address: path, given: state });
  // Where the page is already nothing is drawn anew, or a page that leads on would go on for ever.
  const goTo = (to: string, along: unknown) =>
    setPlace((last) => (last.address === to && last.given === along ? last : { address: to, given: along }));
  return (
    <RouterContext
      value={{
        location: locationOf(address, given),
        arrival: "start",
        href: (to) => to,
        go: (to, options) => goTo(to, options?.state ?? null),
      }}
    >
      {children}
      <output aria-label="Address">{address}</output>
    </RouterContext>
  );
}

function locationOf(address: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(address, "https://trupial.test");
  return { pathname, search, hash, state, key: address };
}
