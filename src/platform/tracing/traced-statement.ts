import { statementOf, withoutValues } from '../database/statement-text.js';
import { beginSpan, isTracing, type Span } from './tracing.js';

/** A span for a statement that belongs to a trace. @param call of the driver's `query`, which begins with the statement */
export function beginStatement(call: readonly unknown[]): Span | null {
  const text = isTracing() ? statementOf(call) : null;
  if (text === null) return null;
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
