/** What a part of a trace is (OpenTelemetry, SpanKind). */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

export type SpanAttributes = Record<string, string | number>;

export interface NewSpan {
  /** Of few values: a route, an operation, never an address or an id. */
  name: string;
  kind: SpanKind;
  /** Named by OpenTelemetry's semantic conventions. Neither personal data nor a secret. */
  attributes?: SpanAttributes;
}

/** A part of a trace that has begun. */
export interface Span {
  /** What others continue the trace by (W3C Trace Context, section 3.2). */
  traceparent: string;
  /** What happens in `work`, and in what it waits for, belongs to this span. */
  within<Result>(work: () => Result): Result;
  /** A better name, and more of what is known of it. */
  describe(more: { name?: string; attributes?: SpanAttributes }): void;
  /** With what it failed by: the kind of the error alone, since messages may quote what somebody has sent. */
  end(failure?: unknown): void;
}

/** What writes traces; there is none unless an operator has named a collector for them. */
export interface Tracing {
  /** The span that the present work belongs to, as a traceparent; null outside of a trace. */
  current(): string | null;
  /** @param parent a traceparent; null begins a trace; undefined continues that of the present work, null without one */
  begin(span: NewSpan, parent?: string | null): Span | null;
}

let tracing: Tracing | null = null;

/** From now on this process writes traces; null: it does no longer. */
export function traceWith(used: Tracing | null): void {
  tracing = used;
}

/** The span that the present work belongs to, as a traceparent; null outside of a trace. */
export const currentTrace = (): string | null => tracing?.current() ?? null;

/** Begins a span that its caller ends. Null where none is written, which costs a comparison. */
export const beginSpan = (span: NewSpan, parent?: string | null): Span | null => tracing?.begin(span, parent) ?? null;

/** Whether `beginSpan` may begin one: for callers that would have to compute its name. */
export const isTracing = (): boolean => tracing !== null;

/** Does the work in a span. @param parent as of `Tracing.begin` */
export async function traced<Result>(
  span: NewSpan,
  work: () => Promise<Result>,
  parent?: string | null,
): Promise<Result> {
  const begun = beginSpan(span, parent);
  if (!begun) return work();
  try {
    const result = await begun.within(work);
    begun.end();
    return result;
  } catch (error) {
    begun.end(error);
    throw error;
  }
}
