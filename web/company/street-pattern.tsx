import { type ReactNode, createContext } from "react";
import { DRAWINGS } from "./drawings.ts";

/** Where on the street the houses of a page begin: each page stands on a stretch of its own. */
export const StretchContext = createContext(0);

type StreetPatternProps = {
  readonly id: string;
  readonly from: number;
  readonly street?: (typeof DRAWINGS)["skyline" | "skylineSmall"];
  readonly scale?: number;
};

/** The height of the street as it is drawn. */
export const STREET_HEIGHT = 430;

/** The street by the water, which begins anew where its houses end; what is filled with it shows it. */
export function StreetPattern({
  id,
  from,
  street = DRAWINGS.skyline,
  scale = 1,
}: StreetPatternProps): ReactNode {
  return (
    <>
      <pattern
        id={id}
        width={street.houses}
        height={STREET_HEIGHT}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale}) translate(${-from})`}
      >
        <use href={`${street.url}#art`} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
