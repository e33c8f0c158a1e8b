import type { Access } from './access.js';

/**
 * `page`: a read that pages render, called on the server without HTTP; `json`: JSON in both directions, over HTTP only;
 * `upload`: a multipart form with a file; `resumable`: a step of the tus protocol, by which a file arrives in parts;
 * `download`: answers with a file; `stream`: server-sent events.
 */
export type OperationKind = 'page' | 'json' | 'upload' | 'resumable' | 'download' | 'stream';

export interface Operation<Kind extends OperationKind = OperationKind> {
  kind: Kind;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; `:id` stands for the input's `id`. */
  path: string;
  /** A second path of the same call. */
  alias?: string;
  /** HTTP status of a successful answer. */
  status: number;
  access: Access;
}

export const page = (path: string, access: Access): Operation<'page'> => ({ ...get(path, access), kind: 'page' });
export const get = (path: string, access: Access): Operation<'json'> =>
  json({ method: 'GET', path, access, status: 200 });
export const post = (path: string, access: Access, status = 201): Operation<'json'> =>
  json({ method: 'POST', path, access, status });
export const put = (path: string, access: Access): Operation<'json'> =>
  json({ method: 'PUT', path, access, status: 200 });
export const patch = (path: string, access: Access): Operation<'json'> =>
  json({ method: 'PATCH', path, access, status: 200 });
export const remove = (path: string, access: Access): Operation<'json'> =>
  json({ method: 'DELETE', path, access, status: 204 });
export const upload = (path: string, access: Access, status = 202): Operation<'upload'> => ({
  ...post(path, access, status),
  kind: 'upload',
});
/** A step of the tus protocol: the call's body and its answer are in headers, or bytes of a file. */
export const resumable = (row: Omit<Operation, 'kind'>): Operation<'resumable'> => ({ ...row, kind: 'resumable' });
export const json = (row: Omit<Operation, 'kind'>): Operation<'json'> => ({ ...row, kind: 'json' });

/** Splits an input for HTTP: `params` go into the path, `rest` into the query or the body. */
export function splitInput(
  { path }: Operation,
  input: object,
): { params: Record<string, unknown>; rest: Record<string, unknown> } {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const fields = Object.entries(input);
  return {
    params: Object.fromEntries(fields.filter(([name]) => names.includes(name))),
    rest: Object.fromEntries(fields.filter(([name]) => !names.includes(name))),
  };
}

/** Builds an object with `api.photos.byId(input)` for the name `photos.byId`. */
export function apiOf<Api, Name extends string>(
  names: readonly Name[],
  call: (name: Name, input: object) => Promise<unknown>,
): Api {
  const api: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const [noun = '', method = ''] = name.split('.');
    (api[noun] ??= {})[method] = (input: object = {}) => call(name, input);
  }
  return api as Api;
}
