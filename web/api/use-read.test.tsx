import { expect, it } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { useRead } from "./use-read.ts";

const SEARCH = { key: "search", load: async () => (text: string) => `found ${text}`, compares: false };

function Found() {
  const search = useRead(SEARCH).data;
  return <p>{search === undefined ? "nothing yet" : search("Punda")}</p>;
}

it("gives a function that was read as it is, and does not call it", async () => {
  renderPart(<Found />);
  await expect.poll(() => document.body.textContent).toContain("found Punda");
});
