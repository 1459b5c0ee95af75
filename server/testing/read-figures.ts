import parsePrometheusTextFormat from "parse-prometheus-text-format";
import type { TestServer } from "./test-server.ts";

/** The figures of a server as Prometheus would read them. */
export async function readFigures({ app }: Pick<TestServer, "app">) {
  const { body } = await app.inject({ url: "/metrics" });
  const families = parsePrometheusTextFormat(body);
  const samplesOf = (name: string) => families.find((family) => family.name === name)?.metrics ?? [];
  return {
    text: body,
    families,
    samplesOf,
    /** The figure with exactly these labels; NaN when there is none. */
    figure(name: string, labels: Record<string, string> = {}): number {
      const wanted = JSON.stringify(Object.entries(labels).toSorted());
      const sample = samplesOf(name).find(
        (one) => JSON.stringify(Object.entries(one.labels ?? {}).toSorted()) === wanted,
      );
      return Number(sample?.value);
    },
  };
}
