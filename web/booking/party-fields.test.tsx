import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { PartyFields } from "./party-fields.tsx";

function Party({ passengers, luggage, atDesk }: { passengers: number; luggage: number; atDesk?: boolean }) {
  const [party, setParty] = useState({ passengers, luggage });
  return (
    <PartyFields
      party={party}
      onChange={(values) => setParty({ ...party, ...values })}
      labels={{ passengers: "Passengers", luggage: "Luggage" }}
      atDesk={atDesk}
    />
  );
}

const more = (group: string) =>
  within(screen.getByRole("group", { name: group })).getByRole<HTMLButtonElement>("button", {
    name: "One more",
  });

test("a guest can ask for the bags that a car takes, and reads whom to call for more", async () => {
  const { user } = renderPart(<Party passengers={2} luggage={19} />);
  expect(screen.queryByText(/Call us/)).toBeNull();
  await user.click(more("Luggage"));
  expect(more("Luggage").disabled).toBe(true);
  const sentence = await screen.findByText("More than 8 people or 20 bags? Call us:");
  expect(within(sentence).getByRole("link").getAttribute("href")).toMatch(/^tel:\+599/);
});

test("more people than can be asked for are a call as well", async () => {
  renderPart(<Party passengers={8} luggage={0} />);
  await screen.findByText(/More than 8 people/);
});

test("the desk, which is who is called, enters more bags", () => {
  renderPart(<Party passengers={8} luggage={40} atDesk />);
  expect(more("Luggage").disabled).toBe(false);
  expect(screen.queryByText(/Call us/)).toBeNull();
});
