import { type ReactNode, useState } from "react";
import { type Location, RouterContext } from "../router/router-context.ts";

type PageAtProps = { readonly path: string; readonly children: ReactNode };

/** A page at an address, which it shows below what is in it. */
export function PageAt({ path, children }: PageAtProps) {
  const [address, setAddress] = useState(path);
  return (
    <RouterContext
      value={{
        location: locationOf(address),
        arrival: "start",
        href: (to) => to,
        go: (to) => setAddress(to),
      }}
    >
      {children}
      <output aria-label="Address">{address}</output>
    </RouterContext>
  );
}

function locationOf(address: string): Location {
  const { pathname, search, hash } = new URL(address, "https://trupial.test");
  return { pathname, search, hash, state: null, key: address };
}
