import { hasRight, type Right } from "../../domain/accounts/rights.ts";
import { useMe } from "./use-me.ts";

/**
 * Whether whoever works here has one of these rights; none are needed for what everybody may. Until their account is known, and where
 * a server of before knows no rights, all are theirs: the server refuses what isn't.
 */
export function useMayI(): (...needs: readonly Right[]) => boolean {
  const kept = useMe().data?.rights ?? null;
  return (...needs) => hasRight(kept, needs);
}
