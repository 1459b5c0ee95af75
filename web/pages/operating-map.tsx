import { getConfig } from "../../contract/company/company.endpoints.ts";
import { question, useAnswer } from "../api/answers.ts";
import { RideMap } from "../map/ride-map.tsx";

/** The corners of the island, which the map holds in sight. */
const ISLAND = [
  { lat: 12.03, lng: -69.17 },
  { lat: 12.4, lng: -68.73 },
];

/** The whole island, to be moved and zoomed. */
export default function OperatingMap({ label }: { readonly label: string }) {
  const config = useAnswer(question(getConfig)).data;
  return <RideMap label={label} focus={ISLAND} googleKey={config?.map.google_key ?? null} />;
}
