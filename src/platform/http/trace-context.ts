import type { IncomingMessage } from 'node:http';

/** What a request belongs to in the traces of an operator (W3C Trace Context). */
export interface TraceContext {
  traceId: string;
  /** The span of the caller. */
  parentId: string;
}

/** `<version>-<trace id>-<parent id>-<flags>`; later versions may add more. Ids of zeros, and version ff, are invalid. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-|$)/;

/** Null without a valid header. */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>): TraceContext | null {
  const sent = headers['traceparent'];
  const [, traceId, parentId] = (typeof sent === 'string' && traceparent.exec(sent)) || [];
  return traceId && parentId ? { traceId, parentId } : null;
}
