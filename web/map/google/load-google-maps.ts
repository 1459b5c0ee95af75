const MAPS_SCRIPT_TIMEOUT_MS = 15_000;
const MAPS_POLL_MS = 100;
const SCRIPT = "https://maps.googleapis.com/maps/api/js";

/** The part of Google's map that we use. */
export type GoogleMaps = {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMapView;
  Marker: new (options: Record<string, unknown>) => GoogleMarker;
  Polyline: new (options: Record<string, unknown>) => GoogleShape;
  Polygon?: new (options: Record<string, unknown>) => GoogleShape;
  Circle?: new (options: Record<string, unknown>) => GoogleShape;
  LatLngBounds: new () => { extend(point: { lat: number; lng: number }): void };
};
type GooglePress = { latLng: { lat(): number; lng(): number } };
type Spot = { lat: number; lng: number };
type GoogleMapView = {
  fitBounds(bounds: unknown, padding?: number): void;
  panTo(point: Spot): void;
  getZoom?(): number | undefined;
  addListener(event: string, listener: (event?: GooglePress) => void): { remove(): void };
};
export type GoogleShape = { setMap(map: GoogleMapView | null): void };
export type GoogleMarker = GoogleShape & {
  setPosition(point: Spot): void;
  setIcon(icon: Record<string, unknown>): void;
  setLabel(label: string): void;
  addListener(event: string, listener: (event: GooglePress) => void): void;
};
/** A map of Google's and the classes to draw on it. */
export type GoogleGround = { readonly maps: GoogleMaps; readonly view: GoogleMapView };

/** Why Google's map is missing: it took too long, or it could not be loaded at all. */
export class GoogleMapsMissing extends Error {
  readonly why: "timed-out" | "failed";
  constructor(why: "timed-out" | "failed") {
    super(`Google's map is missing: ${why}`);
    this.why = why;
  }
}

type Page = { google?: { maps?: Partial<GoogleMaps> } };

let loading: Promise<GoogleMaps> | null = null;

/** Loads Google's script once for the page and waits until its classes are there. After an error it may be tried again. */
export function loadGoogleMaps(key: string, script = SCRIPT): Promise<GoogleMaps> {
  loading ??= load(`${script}?key=${encodeURIComponent(key)}&libraries=places&region=CW&v=weekly`).catch(
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function load(source: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const element = document.createElement("script");
    element.src = source;
    element.async = true;
    const settle = (finish: () => void) => {
      window.clearInterval(poll);
      finish();
    };
    const poll = window.setInterval(() => {
      const maps = (window as unknown as Page).google?.maps;
      if (isWhole(maps)) settle(() => resolve(maps));
      else if (Date.now() - started > MAPS_SCRIPT_TIMEOUT_MS)
        settle(() => reject(new GoogleMapsMissing("timed-out")));
    }, MAPS_POLL_MS);
    element.addEventListener("error", () => settle(() => reject(new GoogleMapsMissing("failed"))));
    document.head.append(element);
  });
}

function isWhole(maps: Partial<GoogleMaps> | undefined): maps is GoogleMaps {
  return Boolean(maps?.Map && maps.Marker && maps.Polyline && maps.LatLngBounds);
}
