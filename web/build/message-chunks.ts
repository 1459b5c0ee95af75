import { AREA_MESSAGES } from "../app/languages/areas.ts";

/** Names the chunk a messages file belongs to (`messages-public-nl`), or nothing for any other module. */
export function areaOfMessages(moduleId: string): string | null {
  const match = /\/(?<key>[\w-]+)\.messages(?:\.(?<language>\w+))?\.ts$/.exec(moduleId);
  const key = match?.groups?.key;
  if (key === undefined) return null;
  const area = Object.entries(AREA_MESSAGES).find(([, keys]) =>
    (keys as readonly string[]).includes(key),
  )?.[0];
  return area === undefined ? null : `messages-${area}-${match?.groups?.language ?? "en"}`;
}
