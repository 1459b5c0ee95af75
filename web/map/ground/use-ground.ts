import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Tileset } from "../../../contract/places/tileset.ts";
import { getTilesetEndpoint } from "../../../contract/places/tiles.endpoints.ts";
import { read } from "../../api/read.ts";
import { useKept } from "../../api/use-kept.ts";
import { useRead } from "../../api/use-read.ts";
import type { MapColours } from "../style/map-style.ts";
import { type DrawnGround, GroundLayer } from "./ground-layer.ts";

export type Ground = {
  /** The picture on the canvas now. */
  readonly drawn: DrawnGround | null;
  /** Nothing of what is in sight could be had. */
  readonly isMissing: boolean;
  /** Whose data it is. */
  readonly credit: string | null;
};

type Elements = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly names: RefObject<SVGSVGElement | null>;
};

/** Keeps the ground of a map drawn from the tiles of the island. */
export function useGround(map: LeafletMap, elements: Elements, colours: MapColours | null): Ground {
  const { canvas, names } = elements;
  // The browser has the tiles it was sent for good, so knowing where they are draws them without a network, too.
  const { data: tileset, error } = useKept(useRead(read(getTilesetEndpoint, {}, Infinity)), {
    as: "map_tileset",
    check: isTileset,
  });
  const layer = useRef<GroundLayer | null>(null);
  const [drawn, setDrawn] = useState<DrawnGround | null>(null);

  useEffect(() => {
    if (!canvas.current || !names.current) return;
    const created = new GroundLayer(map, { canvas: canvas.current, names: names.current }, setDrawn);
    layer.current = created;
    return () => created.remove();
  }, [map, canvas, names]);

  useEffect(() => {
    if (tileset) layer.current?.useTiles(tileset);
  }, [tileset]);

  useEffect(() => {
    if (colours) layer.current?.useColours(colours);
  }, [colours]);

  return {
    drawn,
    isMissing: drawn?.isMissing === true || (error !== null && tileset === undefined),
    credit: tileset?.attribution ?? null,
  };
}

function isTileset(value: unknown): value is Tileset {
  return typeof value === "object" && value !== null && "tiles" in value && Array.isArray(value.tiles);
}
