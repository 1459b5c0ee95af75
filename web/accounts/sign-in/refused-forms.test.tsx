import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { loginEndpoint, registerRiderEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import type { Language } from "../../../domain/languages.ts";
import { PageAt } from "../../testing/page-at.tsx";
import "../../testing/other-languages.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

const SUSPENDED = { error: "This account is suspended. Please call the office." };
const suspended = () => refusal("account_inactive", SUSPENDED);
const wrong = () => refusal("invalid_credentials", { error: "Invalid credentials" });
const unreadable = (status: number) => () => strangeAnswer("no", status);

test.each<[Language, () => Response, string]>([
  ["en", wrong, "Invalid credentials"],
  ["en", unreadable(403), "Invalid credentials"],
  ["en", unreadable(502), "An unexpected error occurred"],
  ["en", suspended, SUSPENDED.error],
  ["nl", suspended, "Dit account is niet actief. Bel ons even."],
])("a login in %s that is refused says why, and keeps the name", async (language, answer, sentence) => {
  serverAnswers(loginEndpoint, answer);
  const { user, container } = renderPart(
    <PageAt path="/login">
      <LoginForm reason={null} forgotLink={null}>
        {null}
      </LoginForm>
    </PageAt>,
    language,
  );
  await user.type(named(container, "username"), "somebody");
  await user.type(named(container, "password"), "something long{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(named(container, "username").value).toBe("somebody");
});

test("a login that takes a second factor asks for its code, and is there to be typed at once", async () => {
  const sent = serverAnswers(loginEndpoint, ({ body }) =>
    refusal((body as { code?: string }).code ? "invalid_code" : "two_factor_required"),
  );
  const { user, container } = renderPart(
    <PageAt path="/login">
      <LoginForm reason={null} forgotLink={null}>
        {null}
      </LoginForm>
    </PageAt>,
  );
  await user.type(named(container, "username"), "staff");
  await user.type(named(container, "password"), "something long{Enter}");
  expect((await screen.findByText("The server says no.")).closest("[role=status]")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(named(container, "code"));
  await user.keyboard("123456{Enter}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toMatchObject([{ username: "staff" }, { code: "123456" }]);
});

/** The form, filled in and sent; what it then says above the fields. */
async function register(language: Language, answer: () => Response) {
  serverAnswers(registerRiderEndpoint, answer);
  const { user, container } = renderPart(
    <PageAt path="/register">
      <RegisterForm>{null}</RegisterForm>
    </PageAt>,
    language,
  );
  const person = {
    username: "ana.quayside",
    email: "quayside@example.com",
    first_name: "Ana",
    last_name: "Maduro",
    phone_number: "5557777",
    password: "ana.quayside",
    confirm_password: "ana.quayside",
  };
  for (const [name, value] of Object.entries(person)) {
    await user.click(named(container, name));
    await user.paste(value);
  }
  await user.click(screen.getByRole("button", { name: /^Regist(er|reren)$/ }));
  const alert = await screen.findByRole("alert");
  return { said: alert.textContent, noteAt: (name: string) => describedBy(named(container, name)) };
}

test("a registration that is refused without a sentence shows the form's own", async () => {
  expect((await register("en", unreadable(400))).said).toBe("Registration failed");
});

test("in Dutch a taken e-mail is said in Dutch, and the name beside it is left alone", async () => {
  const fields = { email: "There's already an account with this email address." };
  const { said, noteAt } = await register("nl", () => refusal("account_taken", { fields }));
  expect(said).toBe("Deze gebruikersnaam of dit e-mailadres is al in gebruik.");
  expect(noteAt("email")).toContain("Dit e-mailadres heeft al een account.");
  expect(screen.getByLabelText("Gebruikersnaam").getAttribute("aria-invalid")).not.toBe("true");
});

test("a password that is one's own name is refused for that reason, in each language", async () => {
  const sentence = "Your password can't be your own name. Please choose another.";
  const answer = () => refusal("invalid_input", { error: sentence, fields: { password: sentence } });
  const english = await register("en", answer);
  expect(english.said).toBe(sentence);
  expect(english.noteAt("password")).toContain(sentence);
});

test("in Dutch a password that is one's own name is called too easy to guess", async () => {
  const { said, noteAt } = await register("nl", () =>
    refusal("invalid_input", { fields: { password: "Own name." } }),
  );
  expect(said).toBe("Kijk de gemarkeerde velden na.");
  expect(noteAt("password")).toContain("Dit wachtwoord is te makkelijk te raden. Kies een ander.");
});

function named(container: HTMLElement, name: string): HTMLInputElement {
  const field = container.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  return field;
}

function describedBy(field: HTMLElement): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}
