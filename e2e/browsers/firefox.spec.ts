import { openFirefox } from "./firefox.ts";
import { walkIn } from "./walk.ts";

walkIn("Firefox", openFirefox);
