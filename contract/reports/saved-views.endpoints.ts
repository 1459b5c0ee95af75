import { z } from "zod";
import { DISPATCHERS, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { newViewSchema, savedViewSchema, viewPageSchema } from "./saved-views.ts";

const desk = endpoints({ tag: "Reports", access: DISPATCHERS, needs: [], base: "/saved-views" });

export const listSavedViewsEndpoint = desk({
  id: "listSavedViews",
  method: "GET",
  path: "/",
  summary: "The caller's own views of a page and those that others share, by name.",
  query: z.object({ page: viewPageSchema }),
  strictQuery: true,
  output: z.array(savedViewSchema),
  conditional: true,
});

export const saveViewEndpoint = desk({
  id: "saveView",
  method: "POST",
  path: "/",
  summary: "Keeps the filters of a page by name. One's own of the same name on that page is replaced.",
  body: newViewSchema,
  status: 201,
  output: savedViewSchema,
  errors: ["invalid_input"],
});

export const removeSavedViewEndpoint = desk({
  id: "removeSavedView",
  method: "DELETE",
  path: "/{id}/",
  summary: "Removes a view: one's own, and for the office also one that is shared.",
  params: z.object({ id: recordIdSchema }),
  output: null,
  errors: ["not_found", "edit_conflict"],
});
