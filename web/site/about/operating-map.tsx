import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { RideMap } from "../../map/ride-map.tsx";

/** The corners of the island, which the map keeps visible. */
const ISLAND = [
  { lat: 12.03, lng: -69.17 },
  { lat: 12.4, lng: -68.73 },
];

/** The whole island, to be moved and zoomed. */
export default function OperatingMap({ label }: { readonly label: string }) {
  const config = useRead(read(getConfigEndpoint)).data;
  return <RideMap label={label} focus={ISLAND} googleKey={config?.map.google_key ?? null} />;
}
