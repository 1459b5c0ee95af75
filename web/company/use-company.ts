import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Company } from "../../contract/company/company.ts";
import { getConfig } from "../../contract/company/company.endpoints.ts";
import { question, useAnswer } from "../api/answers.ts";
import { DRAWN_COMPANY } from "./drawn-company.ts";

const MINUTE_MS = 60_000;
const KEY = "company";

/** The company's name, address, phones and links: as the server has them, else as it had them last, else as the page was drawn. */
export function useCompany(): Company {
  const answered = useAnswer(question(getConfig, {}, 10 * MINUTE_MS)).data?.company;
  const kept = useSyncExternalStore(never, readKept, () => null);
  useEffect(() => keep(answered), [answered]);
  return useMemo(() => answered ?? { ...DRAWN_COMPANY, ...parse(kept) }, [answered, kept]);
}

function keep(company: Company | undefined): void {
  try {
    if (company) localStorage.setItem(KEY, JSON.stringify(company));
  } catch {
    // The next page without a network has the build's then.
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(kept: string | null): Partial<Company> {
  try {
    return JSON.parse(kept ?? "{}") as Partial<Company>;
  } catch {
    return {};
  }
}

function never(): () => void {
  return () => undefined;
}
