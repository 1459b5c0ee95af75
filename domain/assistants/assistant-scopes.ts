import type { KeyScope } from "../partners/key-scopes.ts";

/** Things that a rider or a hotel can allow an assistant to do in their name. */
export const ASSISTANT_SCOPES = ["rides:read", "rides:write"] as const;
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];

/** The rights of each, as those of a partner's key. */
const RIGHTS: Readonly<Record<AssistantScope, readonly KeyScope[]>> = {
  "rides:read": ["read"],
  "rides:write": ["book", "change", "cancel"],
};

/** The scope that a right comes with. */
export function scopeOf(right: KeyScope): AssistantScope {
  return RIGHTS["rides:read"].includes(right) ? "rides:read" : "rides:write";
}

export function rightsOf(scopes: readonly AssistantScope[]): readonly KeyScope[] {
  return scopes.flatMap((scope) => RIGHTS[scope]);
}
