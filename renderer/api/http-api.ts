import type { PublicApi } from '../../src/contract/operations.js';
import { apiOf, type Operation, splitInput } from '../../src/contract/operation.js';
import { publicOperations } from '../../src/contract/public-operations.js';
import { request } from './request.js';

/** The calls of a table that JSON carries, over HTTP. `send`: how a request is made. */
export const apiOverHttp = <Api>(operations: Record<string, Operation>, send = request): Api =>
  apiOf<Api, string>(Object.keys(operations), (name, input) => {
    const operation = operations[name] as Operation;
    const { path, rest } = addressOf(operation, input);
    return operation.method === 'GET'
      ? send('GET', path + queryString(rest))
      : send(operation.method, path, Object.keys(rest).length > 0 ? rest : undefined);
  });

/** The client of public pages and of members: everything but the administration's calls. */
export const httpApi = apiOverHttp<PublicApi>(publicOperations);

/** Where a call is found, its path filled from the input, and what is left of the input. */
export function addressOf(operation: Operation, input: object): { path: string; rest: Record<string, unknown> } {
  const { params, rest } = splitInput(operation, input);
  return { path: `/api${operation.path.replace(/:(\w+)/g, (_, name: string) => textOf(params[name]))}`, rest };
}

function queryString(query: Record<string, unknown>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

const textOf = (value: unknown): string => encodeURIComponent(String(value));
