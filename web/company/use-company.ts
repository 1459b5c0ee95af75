import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ShownCompany } from "../../contract/company/company.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { deviceStore } from "../device/device-store.ts";
import { DRAWN_COMPANY } from "./drawn-company.ts";

const KEY = "company";

/** The company's name, address, phones and links: as the server has them, else as it had them last, else as the page was drawn. */
export function useCompany(): ShownCompany {
  const answered = useRead(read(getConfigEndpoint, {}, 10 * MINUTE_MS)).data?.company;
  const kept = useSyncExternalStore(never, readKept, () => null);
  useEffect(() => {
    // Whether it opens soon is asked each time, so that nobody who was here before meets a closed door.
    if (answered) deviceStore.write(KEY, { ...answered, opens_soon: undefined, closed_text: undefined });
  }, [answered]);
  return useMemo(() => answered ?? { ...DRAWN_COMPANY, ...kept }, [answered, kept]);
}

function readKept(): Partial<ShownCompany> | null {
  return deviceStore.read(KEY, asCompany);
}

function asCompany(value: unknown): Partial<ShownCompany> | null {
  return typeof value === "object" ? value : null;
}

function never(): () => void {
  return () => undefined;
}
