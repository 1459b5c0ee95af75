import type { ReactNode } from "react";
import { DRAWINGS } from "./drawings.ts";
import { Illustration } from "./illustration.tsx";

/** A page that is one house among the others on the quay: login, sign up, passwords. */
export function Quay({ children }: { readonly children: ReactNode }) {
  return (
    <div className="quay">
      <Illustration drawing={DRAWINGS.skyline} className="bg" />
      {children}
    </div>
  );
}
