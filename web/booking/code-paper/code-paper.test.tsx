import { screen, waitFor, within } from "@testing-library/react";
import { encode } from "uqr";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { DEFAULT_COMPANY } from "../../../domain/company/default-company.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { renderPart } from "../../testing/render.tsx";
import { ToastProvider } from "../../ui/toast.tsx";
import { linkFrom } from "../ride-from-here.ts";
import { PrintCode } from "./print-code.tsx";
import { PrintRank } from "./print-rank.tsx";
import text from "./strings/en.ts";

const PIER = { name: "Mega Pier", lat: 12.1087, lng: -68.9391 };
const GUESTS_LINK = "https://taxi.example/on-account/abc";

/** The paper as the printer sees it, once the button was pressed. */
async function printed(part: ReactNode, button: string): Promise<HTMLElement> {
  const print = vi.fn<() => HTMLElement>(() => screen.getByRole("article", { hidden: true }));
  vi.stubGlobal("print", print);
  const { user } = renderPart(<ToastProvider>{part}</ToastProvider>);
  await user.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  return print.mock.results[0]?.value as HTMLElement;
}

/** The size of the picture of a link, by which one link is told from a longer one. */
const sizeOf = (link: string) => String(encode(link, { ecc: "M", border: 4 }).size);

it("is a paper for a taxi rank, with the place, every language and a phone for who has no internet", async () => {
  const paper = await printed(<PrintRank place={PIER} />, text.printRank);
  const inside = within(paper);
  expect(inside.getByRole("heading", { name: PIER.name, hidden: true })).toBeTruthy();
  expect([...paper.querySelectorAll("section")].map(({ lang }) => lang)).toEqual(LANGUAGES);
  for (const said of ["A taxi from here", "Een taxi vanaf hier", "Un taxi desde aquí"]) {
    expect(inside.getByText(said)).toBeTruthy();
  }
  expect(paper.textContent).toContain(DEFAULT_COMPANY.name);
  expect(paper.textContent).toContain(companyPhone(DEFAULT_COMPANY.phone));
  const picture = inside.getByRole("img", { name: text.rankPictureOf(PIER.name), hidden: true });
  const link = new URL(linkFrom(PIER), location.origin).href;
  expect(picture.getAttribute("viewBox")).toBe(`0 0 ${sizeOf(link)} ${sizeOf(link)}`);
});

it("is a paper for a hotel's guests, whose rides go on their room, with the link to type", async () => {
  const part = (
    <PrintCode kind="guests" name="Hotel Pundamar" link={GUESTS_LINK} label="Its code" text="Print" />
  );
  const paper = await printed(part, "Print");
  const inside = within(paper);
  expect(inside.getByText("Je taxi, op je kamer")).toBeTruthy();
  expect(inside.getByText(GUESTS_LINK)).toBeTruthy();
  expect(inside.queryByText("A taxi from here")).toBeNull();
});
