import { openFirefox } from "./puppeteer.ts";
import { walkIn } from "./walk.ts";

walkIn("Firefox", openFirefox);
