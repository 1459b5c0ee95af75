import {
  listSavedViewsEndpoint,
  removeSavedViewEndpoint,
  saveViewEndpoint,
} from "../../contract/reports/saved-views.endpoints.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { readSavedViews, removeView, saveView } from "./saved-views.ts";

/** Filters of a page that people keep by name. */
export function savedViewsRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(listSavedViewsEndpoint, ({ query: { page }, caller }) => readSavedViews(db, page, signedIn(caller)));

  serve(saveViewEndpoint, ({ body, caller, transact }) =>
    transact((trx) => saveView(trx, body, signedIn(caller))),
  );

  serve(removeSavedViewEndpoint, ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await removeView(trx, id, signedIn(caller));
      return null;
    }),
  );
}
