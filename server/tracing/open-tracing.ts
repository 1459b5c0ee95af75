import { randomUUID } from "node:crypto";
import type { Environment } from "../environment/environment.ts";
import { COMMIT, VERSION } from "../process/version.ts";
import type { Tracing } from "./tracing.ts";

type Settings = Pick<
  Environment,
  | "OTEL_SDK_DISABLED"
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_HEADERS"
  | "OTEL_SERVICE_NAME"
  | "OTEL_RESOURCE_ATTRIBUTES"
  | "OTEL_TRACES_SAMPLER"
  | "OTEL_TRACES_SAMPLER_ARG"
>;

/** The tracing of the environment; only who names a collector loads it. */
export async function openTracing(
  environment: Settings,
  { say, everyMs }: { say: (sentence: string) => void; everyMs?: number },
): Promise<Tracing | null> {
  const url = collectorOf(environment);
  if (url === null) return null;
  const { Tracing: Loaded } = await import("./tracing.ts");
  return new Loaded({
    url,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      "service.version": `${VERSION}+${COMMIT}`,
      "service.instance.id": randomUUID(),
      ...environment.OTEL_RESOURCE_ATTRIBUTES,
      "service.name":
        environment.OTEL_SERVICE_NAME ?? environment.OTEL_RESOURCE_ATTRIBUTES["service.name"] ?? "trupial",
    },
    sampling: { sampler: environment.OTEL_TRACES_SAMPLER, share: environment.OTEL_TRACES_SAMPLER_ARG },
    say,
    ...(everyMs !== undefined && { everyMs }),
  });
}

function collectorOf({
  OTEL_SDK_DISABLED: isDisabled,
  OTEL_EXPORTER_OTLP_ENDPOINT: base,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole,
}: Settings): string | null {
  if (isDisabled) return null;
  return whole ?? (base === undefined ? null : `${base}/v1/traces`);
}
