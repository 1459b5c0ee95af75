import { useEffect, useState } from "react";
import { KEPT_LANGUAGE, keepLanguage } from "../language/kept-language.ts";
import { useLanguage } from "../language/language-context.ts";
import { Navigate } from "../router/routes.tsx";
import { useMe } from "./use-me.ts";

/**
 * Leads on to a page after signing in. Where neither the browser nor the address has a language yet, the page is opened
 * in that of the account.
 */
export function LeadOn({ to }: { readonly to: string }) {
  const { language } = useLanguage();
  const [free] = useState(() => language === "en" && mayChooseLanguage());
  const me = useMe();
  const own = free ? me.data?.language : language;
  const foreign = own !== undefined && own !== language;
  useEffect(() => {
    if (!foreign) return;
    // An address that names no language takes the one that is kept.
    keepLanguage(own);
    location.replace(to);
  }, [foreign, own, to]);
  if (foreign || (own === undefined && me.isPending)) return null;
  return <Navigate to={to} replace />;
}

/** Whether this browser keeps choices and has not been told a language yet. */
function mayChooseLanguage(): boolean {
  try {
    return localStorage.getItem(KEPT_LANGUAGE) === null;
  } catch {
    return false;
  }
}
