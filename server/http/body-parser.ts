import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

/** JSON and nothing else. No body, or null, is an empty object: the spec's action calls send none. */
export function installBodyParser(app: FastifyInstance): void {
  // Many clients send a form's content type on a POST that has no body at all.
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    if (headers["content-length"] === "0") delete headers["content-type"];
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    if (text === "") return done(null, {});
    try {
      const value: unknown = JSON.parse(text as string);
      if (value === null) return done(null, {});
      if (typeof value !== "object" || Array.isArray(value)) {
        return done(new ApiError("invalid_input", "The body must be a JSON object."));
      }
      return done(null, withoutPrototype(value));
    } catch {
      return done(new ApiError("broken_json", "The body is not valid JSON."));
    }
  });
}

/** Drops the keys that could reach an object's prototype, at any depth. */
function withoutPrototype(value: object): object {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === "__proto__" || key === "constructor" || key === "prototype" ? undefined : part,
  ) as object;
}
