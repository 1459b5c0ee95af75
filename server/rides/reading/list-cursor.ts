import { ApiError } from "../../http/api-error.ts";
import type { ListPlace } from "./ride-lists.queries.ts";

const LARGEST_ID = 2_147_483_647;

/** A place in a list as the opaque text that a client sends back. */
export function writeCursor({ at, id }: ListPlace): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString("base64url");
}

export function readCursor(text: string | undefined): ListPlace | null {
  if (text === undefined) return null;
  const match = /^(-?\d{1,14}) (\d{1,10})$/.exec(Buffer.from(text, "base64url").toString());
  const place = match && { at: new Date(Number(match[1])), id: Number(match[2]) };
  if (!place || place.id > LARGEST_ID) {
    const sentence = "Invalid cursor.";
    throw new ApiError("invalid_input", sentence, { fields: { before: sentence } });
  }
  return place;
}
