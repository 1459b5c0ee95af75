import { useEffect, useState } from "react";
import { keepLanguage, mayBeGuess, mayChooseLanguage } from "../../language/kept-language.ts";
import { useLanguage } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { Navigate } from "../../router/routes.tsx";
import { useMe } from "../../api/use-me.ts";

/**
 * Leads on to a page after signing in. Where nobody chose a language yet, neither in this browser nor by the address, the page is opened
 * in that of the account.
 */
export function LeadOn({ to }: { readonly to: string }) {
  const { language } = useLanguage();
  const [free] = useState(() => mayBeGuess(language) && mayChooseLanguage());
  const me = useMe();
  const navigate = useNavigate();
  const own = free ? me.data?.language : language;
  const foreign = own !== undefined && own !== language;
  // The form may have been longer than a screen; what comes begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (!foreign) return;
    // An address that names no language takes the one that is kept.
    if (keepLanguage(own)) location.replace(to);
    else navigate(to, { replace: true });
  }, [foreign, own, to, navigate]);
  if (foreign || (own === undefined && me.isPending)) return null;
  return <Navigate to={to} replace />;
}
