import { expect, it } from "vitest";
import { pngOf } from "../testing/png-of.ts";
import { MAX_PAPER_FILE_BYTES, paperFileKind, paperFileName } from "./paper-file.ts";

it("takes a picture that a computer can unpack, and a document of any size", () => {
  expect(paperFileKind(pngOf(8_000, 5_000))).toBe("image/png");
  expect(paperFileKind(pngOf(8_000, 5_001))).toBeNull();
  expect(paperFileKind(new TextEncoder().encode("%PDF-1.7"))).toBe("application/pdf");
});

it("takes no other file, and no picture that doesn't say its size", () => {
  expect(paperFileKind(new TextEncoder().encode("<svg/>"))).toBeNull();
  expect(paperFileKind(pngOf(10, 10).slice(0, 12))).toBeNull();
});

it("is up to five megabytes, and downloaded by the driver's number and the paper", () => {
  expect(MAX_PAPER_FILE_BYTES).toBe(5_242_880);
  expect(paperFileName({ driverId: 7, paper: "insurance", kind: "image/jpeg" })).toBe(
    "driver-7-insurance.jpg",
  );
});
