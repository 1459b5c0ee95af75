import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Language } from "../../../domain/languages.ts";
import { sendContactMessageEndpoint } from "../../../contract/messages/messages.endpoints.ts";
import "../../testing/other-languages.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ContactForm } from "./contact-form.tsx";

function open(language: Language = "en") {
  const { user } = renderPart(
    <>
      <h2 id="message">Message</h2>
      <ContactForm labelledBy="message" />
    </>,
    language,
  );
  const [name, email, message] = screen.getAllByRole<HTMLInputElement>("textbox");
  if (!name || !email || !message) throw new Error("The form has three fields.");
  const send = async (words: string) => {
    await user.type(name, "Maya Brooks");
    await user.type(email, "maya@example.com");
    await user.type(message, words);
    await user.click(screen.getByRole("button"));
  };
  return { user, name, email, message, send };
}

const noteAt = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

test("a message that could not be sent is kept and goes with the next try", async () => {
  serverAnswers(sendContactMessageEndpoint, () => Promise.reject(new TypeError("gone")));
  const { user, message, send } = open();
  await send("A second question");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Error connecting to server. Please try again later.",
  );
  expect(message.value).toBe("A second question");
  const sent = serverAnswers(sendContactMessageEndpoint, () => ({}));
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByText("Thank you! We'll get back to you soon.")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("a field the server refuses is marked with its error, and has the focus", async () => {
  serverAnswers(sendContactMessageEndpoint, () =>
    refusal("invalid_input", { fields: { email: "No e-mail." } }),
  );
  const { email, send } = open();
  await send("Do you take surfboards?");
  expect((await screen.findByRole("alert")).textContent).toBe("Please check the marked fields.");
  expect(noteAt(email)).toBe("Please enter a valid email address.");
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test("what the server says of a field in English is said in the reader's language", async () => {
  const fields = { name: "Name has a character that cannot be shown." };
  serverAnswers(sendContactMessageEndpoint, () => refusal("invalid_input", { fields }));
  const { name, send } = open("nl");
  await send("Do you take surfboards?");
  await waitFor(() => expect(noteAt(name)).toBe("Controleer dit."));
});
