import type { IncomingMessage } from 'node:http';

/** What a request belongs to in the traces of an operator (W3C Trace Context). */
export interface TraceContext {
  traceId: string;
  /** The span of the caller. */
  parentId: string;
}

/** A span, as `traceparent` names it. */
export interface SpanIds {
  traceId: string;
  spanId: string;
  /** 1: the trace is written. */
  traceFlags: number;
}

/** `<version>-<trace id>-<parent id>-<flags>`; later versions may add more. Ids of zeros, and version ff, are invalid. */
const traceparentFormat = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** Null without a valid header. */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>): TraceContext | null {
  const sent = headers['traceparent'];
  const found = typeof sent === 'string' ? parseTraceparent(sent) : null;
  return found && { traceId: found.traceId, parentId: found.spanId };
}

/** Null for what is no valid `traceparent`. */
export function parseTraceparent(text: string): SpanIds | null {
  const [, traceId, spanId, flags] = traceparentFormat.exec(text) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: parseInt(flags, 16) & 1 } : null;
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanIds): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
