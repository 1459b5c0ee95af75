import type { Plugin } from "vite";

/**
 * Tells zod that the page's content security policy allows no code from text, before it tries: browsers report the try
 * as an attack on the page.
 */
export function withoutEval(): Plugin {
  return {
    name: "without-eval",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js(\?|$)/ },
      handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
    },
  };
}
