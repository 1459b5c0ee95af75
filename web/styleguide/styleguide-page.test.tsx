import { readFileSync, readdirSync } from "node:fs";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import StyleguidePage from "./styleguide-page.tsx";

test("every component of web/ui is shown", () => {
  const components = readdirSync("web/ui").filter((file) => /^[\w-]+\.tsx$/.test(file));
  const sources = readdirSync("web/styleguide")
    .filter((file) => /^[\w-]+\.tsx$/.test(file))
    .map((file) => readFileSync(`web/styleguide/${file}`, "utf8"));
  const missing = components.filter((file) => !sources.some((source) => source.includes(`"../ui/${file}"`)));
  expect(components.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test("each part is drawn twice, by day and by night", () => {
  renderPart(
    <PageAt path="/styleguide">
      <ToastProvider>
        <StyleguidePage />
      </ToastProvider>
    </PageAt>,
  );
  expect(screen.getAllByRole("button", { name: "New booking" })).toHaveLength(2);
  expect(screen.getAllByRole("region", { name: "A thousand rides" })).toHaveLength(2);
  expect(screen.getAllByText("TX 1256")).toHaveLength(2);
  expect(screen.getAllByText("A car without a signal")).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: /planned for Ruben Martina/ })).toHaveLength(6);
  expect(screen.getAllByRole("button", { name: /#5, In Progress/ })).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "Accept" })).toHaveLength(4);
});
