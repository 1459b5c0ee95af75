import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test("calls a device what its owner calls it", () => {
  expect(
    deviceName(
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    ),
  ).toBe("Chrome, Android");
  expect(
    deviceName(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1",
    ),
  ).toBe("Safari, iPhone");
  expect(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0")).toBe(
    "Edge, Windows",
  );
  expect(deviceName("curl/8.0")).toBeNull();
});
