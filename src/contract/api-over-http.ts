import { apiOf, type Operation, splitInput } from './operation.js';

/** Makes a request and answers what its JSON says; undefined for an answer without a body. `body`: what JSON carries. */
export type SendRequest = (method: Operation['method'], path: string, body?: object) => Promise<unknown>;

/** The calls of a table that JSON carries, over HTTP. */
export const apiOverHttp = <Api>(operations: Record<string, Operation>, send: SendRequest): Api =>
  apiOf<Api, string>(Object.keys(operations), (name, input) => {
    const operation = operations[name] as Operation;
    const { path, rest } = addressOf(operation, input);
    return operation.method === 'GET'
      ? send('GET', path + queryString(rest))
      : send(operation.method, path, Object.keys(rest).length > 0 ? rest : undefined);
  });

/** Where a call is found, its path filled from the input, and what is left of the input. */
export function addressOf(operation: Operation, input: object): { path: string; rest: Record<string, unknown> } {
  const { params, rest } = splitInput(operation, input);
  return { path: `/api${operation.path.replace(/:(\w+)/g, (_, name: string) => textOf(params[name]))}`, rest };
}

function queryString(query: Record<string, unknown>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

const textOf = (value: unknown): string => encodeURIComponent(String(value));
