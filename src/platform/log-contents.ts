import type { SerializedRequest } from 'pino';

/** What a log line has of an error: nothing of the values that a statement was called with. */
export interface LoggedError {
  type: string;
  message: string;
  /** Of the system, the database or the catalogue. */
  code?: string | number;
  stack?: string;
  cause?: LoggedError;
}

const causesMax = 5;
/** Longer than any name of a parameter, shorter than a token that was sent without a name. */
const parameterNameMax = 32;
/** Longer than any address of the site. */
const urlMax = 1000;

/** Errors of the database carry the statement, its parameters and the values of the row: none of them is logged. */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: withoutPersonalData(String(thrown)) };
  const { code, cause } = thrown as { code?: unknown; cause?: unknown };
  return {
    type: thrown.constructor.name,
    message: withoutPersonalData(thrown.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(thrown.stack !== undefined && { stack: withoutPersonalData(thrown.stack) }),
    ...(cause !== undefined && depth < causesMax && { cause: loggedError(cause, depth + 1) }),
  };
}

/** Method, path and the names of the parameters, whose values may be tokens of emails, addresses or searches. */
export const loggedRequest = ({ method, url, remoteAddress }: SerializedRequest): Partial<SerializedRequest> => ({
  method,
  url: withoutValues(url),
  remoteAddress,
});

/** Email addresses and hashes of passwords, replaced wherever they stand in a text. */
export const withoutPersonalData = (text: string): string =>
  text.replace(/\$argon2\S+/g, '[hash]').replace(/[^\s<>"'`(),:;=[\]]+/g, withoutAddress);

/** Not part of the expression: that would try to find an `@` from each character of a long word anew. */
const withoutAddress = (word: string): string => (word.slice(1, -1).includes('@') ? '[address]' : word);

function withoutValues(sent: string): string {
  const url = sent.slice(0, urlMax);
  const [path = '', query] = url.split(/\?(.*)/s);
  if (query === undefined) return withoutPersonalData(path);
  const names = [...new Set(new URLSearchParams(query).keys())].map((name) =>
    name.length > parameterNameMax ? '…' : name,
  );
  return withoutPersonalData(`${path}?${names.join('&')}`);
}
