import { useLanguage } from "../language/language-context.ts";
import { useCompany } from "./use-company.ts";

/** When the company is there, in its own words; a sentence that gets none says day and night. */
export function useOpenWhen(): string | undefined {
  const { language } = useLanguage();
  return useCompany().open_when?.[language];
}
