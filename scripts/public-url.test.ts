import { expect, it } from "vitest";
import { readEnvironment } from "../server/environment/environment.ts";
import { publicUrl } from "./public-url.mjs";

it.each([{}, { PORT: "8204" }, { HOST: "::1" }, { PUBLIC_URL: "https://taxi.example", PORT: "9000" }])(
  "builds pages for the address at which the server answers: %o",
  (environment) => {
    expect(publicUrl(environment)).toBe(
      readEnvironment({ DATA_DIR: "/tmp", DEMO: "no", ...environment }).PUBLIC_URL,
    );
  },
);
