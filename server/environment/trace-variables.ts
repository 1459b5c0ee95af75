import { z } from "zod";
import { SAMPLERS } from "../tracing/sampling.ts";
import { type Variable, webUrl } from "./variable.ts";

const namesAndValues = z
  .string()
  .prefault("")
  .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
  .refine((list) => list.every((one) => /^[^=\s]+=/.test(one)), "must be name=value, with commas between")
  .transform((list) => Object.fromEntries(list.map(nameAndValue)));

/** Traces for a collector of OpenTelemetry. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      "A collector of OpenTelemetry, such as http://localhost:4318: it gets a trace of each request with its statements.",
    fallback: "none",
    schema: webUrl,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    about: "The whole address for traces, where it isn't OTEL_EXPORTER_OTLP_ENDPOINT/v1/traces.",
    fallback: "none",
    schema: webUrl,
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    about: "How spans are sent: http/json, which every collector takes beside its others.",
    fallback: "http/json",
    schema: z
      .enum(["http/json"], "must be http/json, the only one that is spoken here")
      .prefault("http/json"),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    about: "Headers for the collector, such as `authorization=Bearer%20…`, with commas between.",
    fallback: "none",
    schema: namesAndValues,
  },
  OTEL_SERVICE_NAME: {
    about: "The service's name in traces.",
    fallback: "trupial",
    schema: z.string().max(255, "must have 255 characters or fewer").optional(),
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    about:
      "What else all spans say of this server, such as `deployment.environment.name=production`, with commas between.",
    fallback: "none",
    schema: namesAndValues,
  },
  OTEL_TRACES_SAMPLER: {
    about:
      "Which requests are traced: always_on, always_off, traceidratio, or the same after `parentbased_`, where a caller's traceparent decides first.",
    fallback: "parentbased_always_on",
    schema: z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(", ")}`).prefault("parentbased_always_on"),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    about: "The share that traceidratio traces, from 0 to 1.",
    fallback: "1",
    schema: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a number from 0 to 1, such as 0.1")
      .prefault("1")
      .transform(Number),
  },
  OTEL_SDK_DISABLED: {
    about: "`true` traces nothing, whatever else is set.",
    fallback: "false",
    schema: z
      .enum(["true", "false"], "must be true or false")
      .prefault("false")
      .transform((word) => word === "true"),
  },
} as const satisfies Record<string, Variable>;

function nameAndValue(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  const value = text.slice(at + 1).trim();
  // Encoded as in an address, by the standard; what cannot be decoded is meant as it stands.
  return [text.slice(0, at), /^([^%]|%[\da-f]{2})*$/i.test(value) ? decodeURIComponent(value) : value];
}
