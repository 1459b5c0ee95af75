import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { renderPart } from "../testing/render.tsx";
import { Checkbox } from "./checkbox.tsx";
import { TextField } from "./field.tsx";
import { useForm } from "./use-form.ts";
import { checkEmail, checkRequired } from "./validation/field-rules.ts";

type Sent = { readonly name: string; readonly email: string; readonly news: boolean };
type SignUpProps = {
  readonly send: (sent: Sent, key: string) => Promise<unknown>;
  readonly draft?: string;
  readonly afterwards?: "keeps";
  readonly refusal?: (error: ApiError, field: string) => string | undefined;
  readonly onDone?: () => void;
};

const EMPTY = { name: "", email: "", password: "", note: "", news: false };

function SignUp({ send, ...options }: SignUpProps) {
  const form = useForm({
    initial: EMPTY,
    rules: { name: checkRequired, email: checkEmail },
    secret: ["password"],
    input: ({ name, email, news }) => ({ name: name.trim(), email, news }),
    send,
    ...options,
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.busy}>
      <TextField label="Name" {...form.field("name")} />
      <TextField label="Email" {...form.field("email")} />
      <TextField label="Password" {...form.field("password")} />
      <TextField label="Note" {...form.field("note")} />
      <Checkbox {...form.box("news")}>News</Checkbox>
      <p role="alert">{form.error?.message}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const press = () => screen.getByRole("button", { name: "Send" });

async function fillIn(user: ReturnType<typeof renderPart>["user"]) {
  await user.type(field("Name"), "Djòni ");
  await user.type(field("Email"), "d@example.com");
}

function refused(fields: Record<string, string>): ApiError {
  return new ApiError("invalid_input", 400, { error: "No.", code: "invalid_input", fields });
}

test("names what is wrong at each field, goes to the first of them, and sends nothing", async () => {
  const send = vi.fn<SignUpProps["send"]>();
  const { user } = renderPart(<SignUp send={send} />);
  await user.type(field("Name"), "Djòni");
  await user.type(field("Email"), "nobody");
  await user.click(press());
  expect(screen.getByText("Please enter a valid email address.")).toBeTruthy();
  expect(field("Name").getAttribute("aria-invalid")).toBeNull();
  expect(document.activeElement).toBe(field("Email"));
  await user.clear(field("Name"));
  await user.click(press());
  expect(document.activeElement).toBe(field("Name"));
  expect(send).not.toHaveBeenCalled();
});

test("a field is required where its rule refuses it empty", () => {
  renderPart(<SignUp send={async () => null} />);
  expect([field("Name").required, field("Note").required]).toEqual([true, false]);
});

test("sends what was typed once, and is as at first afterwards", async () => {
  let arrive: (answer: null) => void = () => undefined;
  const send = vi.fn<SignUpProps["send"]>(() => new Promise((resolve) => (arrive = resolve)));
  const onDone = vi.fn<() => void>();
  const { user } = renderPart(<SignUp send={send} onDone={onDone} />);
  await fillIn(user);
  await user.click(screen.getByRole("checkbox", { name: "News" }));
  await user.click(press());
  await user.type(field("Note"), "{Enter}");
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([
    { name: "Djòni", email: "d@example.com", news: true },
  ]);
  arrive(null);
  await waitFor(() => expect(field("Name").value).toBe(""));
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("a form that keeps what it sent has it still", async () => {
  const onDone = vi.fn<() => void>();
  const { user } = renderPart(<SignUp send={async () => null} afterwards="keeps" onDone={onDone} />);
  await fillIn(user);
  await user.click(press());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(field("Email").value).toBe("d@example.com");
});

test("what the server refused stands at its field in its words, and has the focus", async () => {
  const send = vi.fn<SignUpProps["send"]>().mockRejectedValue(refused({ email: "That one is taken." }));
  const { user } = renderPart(<SignUp send={send} />);
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByText("That one is taken.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Email"));
  expect(screen.getByRole("alert").textContent).toBe("No.");
  expect(field("Name").value).toBe("Djòni ");
});

test("the form's own sentence for a refusal comes before the server's", async () => {
  const send = vi.fn<SignUpProps["send"]>().mockRejectedValue(refused({ name: "Nope.", email: "Nope." }));
  const refusal: SignUpProps["refusal"] = (_, name) => (name === "email" ? "Somebody has it." : undefined);
  const { user } = renderPart(<SignUp send={send} refusal={refusal} />);
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByText("Somebody has it.")).toBeTruthy();
  expect(screen.getByText("Nope.")).toBeTruthy();
});

test("a press after no answer is the same try, and after a refusal a new one", async () => {
  const send = vi
    .fn<SignUpProps["send"]>()
    .mockRejectedValueOnce(new ApiError("timeout", 0))
    .mockRejectedValueOnce(refused({}))
    .mockResolvedValue(null);
  const { user } = renderPart(<SignUp send={send} />);
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByText("timeout")).toBeTruthy();
  await user.click(press());
  expect(await screen.findByText("No.")).toBeTruthy();
  await user.click(press());
  await waitFor(() => expect(field("Name").value).toBe(""));
  const [first, second, third] = send.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test("what is wrong with the form as a whole is told apart from its fields, and nothing is sent", async () => {
  const send = vi.fn<Send>();
  const { user } = renderPart(<Trip send={send} />);
  await user.click(screen.getByRole("button", { name: "Go" }));
  expect(screen.getByRole("alert").textContent).toBe("same place");
  await user.type(field("To"), "Westpunt");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Go" }));
  await user.click(screen.getByRole("button", { name: "Go and return" }));
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([
    { from: "Punda", to: "PundaWestpunt", back: false },
    { from: "Punda", to: "PundaWestpunt", back: true },
  ]);
});

test("a field that warns by itself is not where the focus goes", async () => {
  const { user } = renderPart(<Trip send={() => Promise.reject(refused({ to: "Too far." }))} />);
  await user.type(field("To"), "Westpunt");
  await user.click(screen.getByRole("button", { name: "Go" }));
  expect(await screen.findByText("Too far.")).toBeTruthy();
  expect(document.activeElement).toBe(field("To"));
});

type Send = (sent: object) => Promise<unknown>;

/** A form with a rule for two fields together, and a button of another meaning. */
function Trip({ send }: { readonly send: Send }) {
  const form = useForm({
    initial: TRIP,
    check: ({ from, to }) => (from === to ? "same place" : null),
    input: (trip) => trip,
    send,
    afterwards: "keeps",
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <TextField label="From" {...form.field("from")} error="No taxi there now." />
      <TextField
        label="To"
        {...form.field("to")}
        onChange={(to) => {
          form.change({ to });
          form.reset();
        }}
      />
      {form.problem !== null && <p role="alert">{form.problem}</p>}
      <button type="submit">Go</button>
      <button type="button" onClick={() => form.submit({ back: true })}>
        Go and return
      </button>
    </form>
  );
}

const TRIP = { from: "Punda", to: "Punda", back: false };

test("the next press takes away why the last one failed", async () => {
  const send = vi.fn<SignUpProps["send"]>().mockRejectedValue(refused({ email: "That one is taken." }));
  const { user } = renderPart(<SignUp send={send} />);
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByText("That one is taken.")).toBeTruthy();
  await user.clear(field("Name"));
  await user.click(press());
  expect(screen.queryByText("That one is taken.")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("a draft is there again when the form is, without what is secret, until it was sent", async () => {
  const form = <SignUp send={async () => null} draft="sign-up" />;
  const first = renderPart(form);
  await fillIn(first.user);
  await first.user.type(field("Password"), "trustno1");
  expect(field("Password").value).toBe("trustno1");
  first.unmount();
  const second = renderPart(form);
  expect(field("Name").value).toBe("Djòni ");
  expect(field("Password").value).toBe("");
  await second.user.click(press());
  await waitFor(() => expect(field("Name").value).toBe(""));
  second.unmount();
  renderPart(form);
  expect(field("Name").value).toBe("");
});

test("a draft goes once it was sent, even where its form is gone by then", async () => {
  let arrive: (answer: null) => void = () => undefined;
  const send = () => new Promise((resolve) => (arrive = resolve));
  const first = renderPart(<SignUp send={send} draft="sign-up" />);
  await fillIn(first.user);
  await first.user.click(press());
  first.unmount();
  arrive(null);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});
