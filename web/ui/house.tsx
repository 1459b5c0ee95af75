import type { FormEvent, ReactNode } from "react";
import { DRAWINGS } from "./drawings.ts";
import { Illustration } from "./illustration.tsx";

type HouseProps = {
  /** What this house is for; stands in the gable. */
  readonly heading: ReactNode;
  readonly headingId: string;
  readonly children: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly id?: string;
  readonly busy?: boolean;
};

/** The gabled house that holds the one form of a public page. */
export function House({ heading, headingId, children, onSubmit, id, busy = false }: HouseProps) {
  return (
    <form
      className="house"
      id={id}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      noValidate
      method="post"
      onSubmit={onSubmit}
    >
      <div className="gwrap">
        <Illustration drawing={DRAWINGS.skylineSmall} className="peek" />
        <svg className="gable" viewBox="0 0 460 118" aria-hidden="true">
          <path
            className="plaster"
            d="M3 118V88q0-11 11-11c46 0 42-34 86-37l5-9c46 0 52-28 125-28s79 28 125 28l5 9c44 3 40 37 86 37q11 0 11 11v30z"
          />
          <path
            className="trim"
            d="M3 118V88q0-11 11-11c46 0 42-34 86-37l5-9c46 0 52-28 125-28s79 28 125 28l5 9c44 3 40 37 86 37q11 0 11 11v30"
          />
        </svg>
        <div className="g-head">{heading}</div>
      </div>
      <div className="body">{children}</div>
    </form>
  );
}
