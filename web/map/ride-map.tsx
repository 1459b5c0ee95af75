import { Suspense, lazy, useState } from "react";
import { useMessages } from "../language/language-context.ts";
import { Note } from "../ui/note.tsx";
import { IslandMap, type IslandMapProps } from "./island-map.tsx";
import type { GoogleMapsMissing } from "./load-google-maps.ts";

const GoogleMap = lazy(() => import("./google-map.tsx"));

export type RideMapProps = IslandMapProps & {
  /** Google's browser key, when the company uses Google's map. */
  readonly googleKey?: string | null;
};

/** The map of the product: ours, or Google's where the company has a key and it can be had. */
export function RideMap({ googleKey, ...props }: RideMapProps) {
  const words = useMessages("map");
  const [missing, setMissing] = useState<GoogleMapsMissing["why"] | null>(null);
  const ours = <IslandMap {...props} />;
  if (!googleKey) return ours;
  if (missing) {
    return (
      <>
        <Note tone="warn">{missing === "timed-out" ? words.loadTimedOut : words.loadFailed}</Note>
        {ours}
      </>
    );
  }
  return (
    <Suspense fallback={ours}>
      <GoogleMap {...props} browserKey={googleKey} onMissing={setMissing} />
    </Suspense>
  );
}
