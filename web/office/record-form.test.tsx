import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  listTrustedNetworksEndpoint,
  trustNetworkEndpoint,
} from "../../contract/rides/trusted-networks.endpoints.ts";
import apiText from "../api/signed-in/strings/en.ts";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { RecordForm } from "./record-form.tsx";

function renderForm() {
  return renderPart(
    <ToastProvider>
      <RecordForm
        draft="test"
        label="Network"
        fields={[{ name: "name", label: "Name" }]}
        initial={{ name: "Mega Pier" }}
        endpoint={trustNetworkEndpoint}
        input={(body) => ({ body })}
        refresh={[listTrustedNetworksEndpoint]}
        toastText="Saved"
        saveLabel="Save"
      />
    </ToastProvider>,
  );
}

test("what was refused as a whole is said below the fields, where Save was pressed", async () => {
  serverAnswers(trustNetworkEndpoint, () => refusal("edit_conflict"));
  const { user } = renderForm();
  await user.click(screen.getByRole("button", { name: "Save" }));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toBe(apiText.edit_conflict);
  const field = screen.getByLabelText("Name");
  expect(field.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("what was refused of a field is said there, and not once more", async () => {
  serverAnswers(trustNetworkEndpoint, () =>
    refusal("invalid_input", { fields: { name: "That name is taken." } }),
  );
  const { user } = renderForm();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("That name is taken.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
