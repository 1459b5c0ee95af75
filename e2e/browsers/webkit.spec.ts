import { walkIn } from "./walk.ts";
import { openWebKit } from "./webkit.ts";

walkIn("WebKit", openWebKit);
