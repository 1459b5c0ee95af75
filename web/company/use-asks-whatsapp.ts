import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";

/** Whether messages can go by WhatsApp, which whoever books is asked about first. */
export function useAsksWhatsapp(): boolean {
  const config = useRead(read(getConfigEndpoint, {}, 10 * MINUTE_MS)).data;
  return config?.phone_gateways?.includes("whatsapp") === true;
}
