declare module "parse-prometheus-text-format" {
  type Metric = { value?: string; labels?: Record<string, string> };
  type Family = {
    name: string;
    help: string;
    type: "COUNTER" | "GAUGE" | "HISTOGRAM" | "SUMMARY" | "UNTYPED";
    metrics: Metric[];
  };
  /** Throws where a line is not of Prometheus' text format. */
  export default function parsePrometheusTextFormat(text: string): Family[];
}
