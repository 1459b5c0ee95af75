import { test } from "../test.ts";
import { bookInFrameIn } from "./frame.ts";
import { walkIn } from "./walk.ts";
import { openWebKit } from "./webkit.ts";

test.describe("as elsewhere", () => walkIn("WebKit", openWebKit));
test.describe("on another site", () => bookInFrameIn("WebKit", openWebKit));
