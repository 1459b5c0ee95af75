import type { MapMarker } from "../map-marker.ts";
import type { MapPoint } from "../map-point.ts";
import type { MapColours } from "../style/map-style.ts";
import { CarMotion } from "../way/car-motion.ts";
import type { GoogleGround, GoogleMarker } from "./load-google-maps.ts";

type Shown = {
  marker: MapMarker;
  readonly shape: GoogleMarker;
  readonly motion: CarMotion | null;
  turned: string;
};
type Around = { readonly ways: readonly (readonly MapPoint[])[]; readonly colours: MapColours };

/** Google's signs, by their numbers: a dot, and an arrow that looks along the street. */
const CIRCLE = 0;
const ARROW = 1;

/** The markers on Google's map. Those that stay are kept, and cars glide as they do on ours. */
export class GoogleMarkers {
  readonly #ground: GoogleGround;
  readonly #shown = new Map<string, Shown>();
  #colours: MapColours | null = null;
  #frame = 0;

  constructor(ground: GoogleGround) {
    this.#ground = ground;
  }

  show(markers: readonly MapMarker[], { ways, colours }: Around): void {
    const now = performance.now();
    const calm = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const ids = new Set(markers.map(({ id }) => id));
    for (const [id, { shape }] of this.#shown) {
      if (ids.has(id)) continue;
      shape.setMap(null);
      this.#shown.delete(id);
    }
    this.#colours = colours;
    for (const marker of markers) {
      const known = this.#shown.get(marker.id) ?? this.#add(marker, new CarMotion(marker, ways, now));
      if (marker.badge !== known.marker.badge) known.shape.setLabel(marker.badge ?? "");
      known.marker = marker;
      known.motion?.moveTo(marker, ways, { now, calm });
      if (!known.motion) known.shape.setPosition({ lat: marker.lat, lng: marker.lng });
    }
    cancelAnimationFrame(this.#frame);
    this.#draw();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    for (const { shape } of this.#shown.values()) shape.setMap(null);
    this.#shown.clear();
  }

  #add(marker: MapMarker, motion: CarMotion): Shown {
    const { id, lat, lng, label, badge, kind, onMove } = marker;
    const shape = new this.#ground.maps.Marker({
      map: this.#ground.view,
      position: { lat, lng },
      title: label,
      draggable: onMove !== undefined,
      ...(badge === undefined ? {} : { label: badge }),
    });
    const shown: Shown = { marker, shape, motion: kind === "car" ? motion : null, turned: "" };
    // The effect of a press may have changed since the marker was made.
    shape.addListener("dragend", ({ latLng }) =>
      shown.marker.onMove?.({ lat: latLng.lat(), lng: latLng.lng() }),
    );
    if (marker.onSelect) shape.addListener("click", () => shown.marker.onSelect?.());
    this.#shown.set(id, shown);
    return shown;
  }

  #draw(): void {
    const now = performance.now();
    let isMoving = false;
    for (const car of this.#shown.values()) {
      if (!car.motion) continue;
      const { lat, lng, bearing } = car.motion.placeAt(now);
      car.shape.setPosition({ lat, lng });
      this.#turn(car, bearing);
      isMoving ||= car.motion.isMoving(now);
    }
    this.#frame = isMoving && !document.hidden ? requestAnimationFrame(() => this.#draw()) : 0;
  }

  /** Google draws a sign anew with each icon it is given, so it is given one only when the car has turned. */
  #turn(car: Shown, bearing: number | null): void {
    const { tone = "live" } = car.marker;
    const turned = `${bearing?.toFixed(0)} ${tone} ${this.#colours?.route}`;
    if (turned === car.turned) return;
    car.turned = turned;
    car.shape.setIcon({
      path: bearing === null ? CIRCLE : ARROW,
      scale: 6,
      rotation: bearing ?? 0,
      fillColor: tone === "live" ? this.#colours?.route : this.#colours?.pin,
      fillOpacity: tone === "off" ? 0.5 : 1,
      strokeColor: this.#colours?.routeEdge,
      strokeWeight: 2,
    });
  }
}
