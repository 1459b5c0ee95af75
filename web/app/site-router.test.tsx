import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useSearchParams } from "../router/router-context.ts";
import { SiteRouter } from "./site-router.tsx";

/** Two filters in the address; the first is set as a step to go back from. */
function Filters() {
  const [params, setParams] = useSearchParams();
  const add = (name: string) => setParams({ ...Object.fromEntries(params), [name]: "yes" });
  return (
    <>
      <button onClick={() => setParams({})}>clear</button>
      <button onClick={() => add("zone")}>zone</button>
    </>
  );
}

// Outside of act, so that what React puts off is put off as in a browser.
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
test("a filter chosen right after another one was cleared does not bring it back", async () => {
  history.replaceState(null, "", "/operator/history?driver=4");
  const { getByText } = render(
    <SiteRouter url="/operator/history?driver=4">
      <Filters />
    </SiteRouter>,
  );
  getByText("clear").click();
  await Promise.resolve();
  getByText("zone").click();
  expect(window.location.search).toBe("?zone=yes");
});
