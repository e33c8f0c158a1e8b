import { type Query, whenAnswered } from '../database/when-answered.js';
import { beginSpan, isTracing, type Span } from './tracing.js';

const longest = 2000;

/** Sends a statement of the driver, in a span where it belongs to a trace. @param call begins with the statement */
export function traceStatement(query: Query, call: readonly unknown[]): unknown {
  const span = isTracing() ? beginStatement(call) : null;
  return span ? whenAnswered(query, call, (error) => span.end(error)) : query(...call);
}

function beginStatement(call: readonly unknown[]): Span | null {
  const [first] = call;
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
  if (typeof text !== 'string') return null;
  const operation = operationOf(text);
  return beginSpan({
    name: operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': withoutValues(text),
    },
  });
}

/** `SELECT`, `INSERT` … */
const operationOf = (text: string): string => /[A-Za-z]+/.exec(text)?.[0].toUpperCase() ?? 'statement';

/** Values are parameters, which are not part of it; literals, of which no statement of ours has any of a person's, go as well. */
export const withoutValues = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/'[^']*(?:'|$)/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
