import {
  apiOf,
  type JsonApi,
  type Operation,
  operationNames,
  operations,
  splitInput,
} from '../../src/contract/operations.js';
import { request } from './request.js';

/** The browser's client: every call that JSON carries, over HTTP. */
export const httpApi = apiOf<JsonApi>(operationNames, (name, input) => {
  const operation: Operation = operations[name];
  const { path, rest } = addressOf(operation, input);
  return operation.method === 'GET'
    ? request('GET', path + queryString(rest))
    : request(operation.method, path, Object.keys(rest).length > 0 ? rest : undefined);
});

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
