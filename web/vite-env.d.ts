/// <reference types="vite/client" />

/** Made by build/area-messages.ts: how to load the strings of an area in a language, by "area/language". */
declare module "virtual:area-messages" {
  const loaders: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, unknown>> }>>>;
  export default loaders;
}
