import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("signing in leads back to where one was", () => {
  expect(paths.loginAndBack("/operator/history?page=2")).toBe(
    "/login?return=%2Foperator%2Fhistory%3Fpage%3D2",
  );
});

test("a session that ends a second time keeps the way back that the login has already", () => {
  const login = paths.loginAndBack("/settings");
  expect(paths.loginAndBack(login)).toBe(login);
});
