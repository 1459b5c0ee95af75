import { test } from "../test.ts";
import { bookInFrameIn } from "./frame.ts";
import { openFirefox } from "./puppeteer.ts";
import { walkIn } from "./walk.ts";

test.describe("as elsewhere", () => walkIn("Firefox", openFirefox));
test.describe("on another site", () => bookInFrameIn("Firefox", openFirefox));
