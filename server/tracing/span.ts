type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Something that took time, once it is over. */
export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly kind: "server" | "client";
  readonly name: string;
  /** Since 1970. */
  readonly startMs: number;
  readonly tookMs: number;
  readonly failed: boolean;
  readonly attributes: Attributes;
};

/** As OTLP numbers them. */
const KINDS = { server: 2, client: 3 } as const;
const ERROR = 2;

/** The body of a call that brings spans to a collector: OTLP in JSON. */
export function otlpBody(spans: readonly Span[], resource: Attributes): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: "trupial" }, spans: spans.map(otlpSpan) }],
      },
    ],
  });
}

function otlpSpan(span: Span) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId && { parentSpanId: span.parentId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanosecondsOf(span.startMs),
    endTimeUnixNano: nanosecondsOf(span.startMs + span.tookMs),
    attributes: attributesOf(span.attributes),
    ...(span.failed && { status: { code: ERROR } }),
  };
}

/** As text, since a number in JSON has too few digits for it. */
function nanosecondsOf(ms: number): string {
  return `${Math.round(ms * 1_000)}000`;
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));
}

function valueOf(value: string | number | boolean) {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
