import { z } from "zod";
import { EVERYONE, endpoints } from "../endpoint.ts";
import { tilesetSchema } from "./tileset.ts";

const everyone = endpoints({ tag: "Places", access: EVERYONE });

const ADDRESS = "A tile is version/z/x/y, with whole numbers for z, x and y.";
const wholeNumber = z
  .string()
  .regex(/^\d{1,7}$/, ADDRESS)
  .transform(Number);

export const getTilesetEndpoint = everyone({
  id: "getTileset",
  method: "GET",
  path: "/map/tileset/",
  summary: "Where the vector tiles of the island are and what they hold, as TileJSON.",
  output: tilesetSchema,
  conditional: true,
});

export const getTileEndpoint = everyone({
  id: "getTile",
  method: "GET",
  path: "/map/tiles/{version}/{z}/{x}/{y}/",
  summary:
    "One vector tile of the island. A tile of a version never changes; one with nothing in it is empty.",
  limit: "lookup",
  params: z
    .object({ version: z.string().max(40), z: wholeNumber, x: wholeNumber, y: wholeNumber })
    .refine((tile) => tile.z <= 20 && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z, {
      error: ADDRESS,
      path: ["z"],
    }),
  output: "tile",
});
