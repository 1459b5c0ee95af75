import { ridesToVip } from "../../domain/accounts/vip-level.ts";
import { useCompany } from "./use-company.ts";

/** The discount of a VIP, and how many more rides it takes someone to be one; null while the company has it off. */
export function useVip(completedRides: number): { percent: number; ridesToGo: number } | null {
  const { vip_on, vip_from_rides = 0, vip_percent = 0 } = useCompany();
  if (vip_on !== true) return null;
  return { percent: vip_percent, ridesToGo: ridesToVip({ vip_from_rides }, completedRides) };
}
