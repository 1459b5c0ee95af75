import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useSignInWays } from "./use-sign-in-ways.ts";

/** Leads to signing in without a password, where the company can send codes. */
export function OtherWays({ back }: { readonly back: string | null }) {
  const text = useStrings("accounts/sign-in");
  const ways = useSignInWays();
  if (ways.length === 0) return null;
  const to = back === null ? paths.signInByCode : `${paths.signInByCode}?return=${encodeURIComponent(back)}`;
  return (
    <ButtonLink tone="line" block to={to}>
      {ways.includes("phone") ? text.byCode : text.byMailCode}
    </ButtonLink>
  );
}
