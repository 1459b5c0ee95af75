import { expect, it } from "vitest";
import { fileKind } from "./file-kind.ts";

const KINDS = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const kindOf = (text: string) => fileKind(bytes(text), KINDS);

it("tells a file's kind by how it begins", () => {
  expect(kindOf("\xff\xd8\xff\xe0")).toBe("image/jpeg");
  expect(kindOf("\x89PNG\r\n\x1a\n")).toBe("image/png");
  expect(kindOf("RIFF\x10\x00\x00\x00WEBPVP8 ")).toBe("image/webp");
  expect(kindOf("%PDF-1.7")).toBe("application/pdf");
});

it("is none by a part of a beginning, by one at another place, or of a kind that isn't wanted", () => {
  expect([kindOf("RIFF\x10\x00\x00\x00WAVEfmt "), kindOf("ABCD\x10\x00\x00\x00WEBP")]).toEqual([null, null]);
  expect([kindOf("\x89PNX\r\n\x1a\n"), kindOf(" %PDF-1.7"), kindOf("")]).toEqual([null, null, null]);
  expect(fileKind(bytes("%PDF-1.7"), ["image/png"])).toBeNull();
});
