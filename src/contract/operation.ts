import type { Access } from './access.js';

/**
 * `page`: a read that pages render, called on the server without HTTP; `json`: JSON in both directions, over HTTP only;
 * `upload`: a multipart form with a file; `resumable`: a step of the tus protocol, by which a file arrives in parts;
 * `download`: answers with a file; `stream`: server-sent events.
 */
export type OperationKind = 'page' | 'json' | 'upload' | 'resumable' | 'download' | 'stream';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Operation<Kind extends OperationKind = OperationKind> {
  kind: Kind;
  method: Method;
  /** Below /api; `:id` stands for the input's `id`. */
  path: string;
  /** A second path of the same call. */
  alias?: string;
  /** HTTP status of a successful answer. */
  status: number;
  access: Access;
}

/** A row whose method and path are known to the compiler: specs have the type of an answer by them. */
type Row<Kind extends OperationKind, Verb extends Method, Path extends string> = Operation<Kind> & {
  method: Verb;
  path: Path;
};
type RowWithoutKind<Verb extends Method, Path extends string> = Omit<Row<never, Verb, Path>, 'kind'>;

export const page = <const Path extends string>(path: Path, access: Access): Row<'page', 'GET', Path> => ({
  ...get(path, access),
  kind: 'page',
});
export const get = <const Path extends string>(path: Path, access: Access): Row<'json', 'GET', Path> =>
  json({ method: 'GET', path, access, status: 200 });
export const post = <const Path extends string>(path: Path, access: Access, status = 201): Row<'json', 'POST', Path> =>
  json({ method: 'POST', path, access, status });
export const put = <const Path extends string>(path: Path, access: Access): Row<'json', 'PUT', Path> =>
  json({ method: 'PUT', path, access, status: 200 });
export const patch = <const Path extends string>(path: Path, access: Access): Row<'json', 'PATCH', Path> =>
  json({ method: 'PATCH', path, access, status: 200 });
export const remove = <const Path extends string>(path: Path, access: Access): Row<'json', 'DELETE', Path> =>
  json({ method: 'DELETE', path, access, status: 204 });
export const upload = <const Path extends string>(
  path: Path,
  access: Access,
  status = 202,
): Row<'upload', 'POST', Path> => ({ ...post(path, access, status), kind: 'upload' });
/** A step of the tus protocol: the call's body and its answer are in headers, or bytes of a file. */
export const resumable = <Verb extends Method, const Path extends string>(
  row: RowWithoutKind<Verb, Path>,
): Row<'resumable', Verb, Path> => ({ ...row, kind: 'resumable' });
export const json = <Verb extends Method, const Path extends string>(
  row: RowWithoutKind<Verb, Path>,
): Row<'json', Verb, Path> => ({ ...row, kind: 'json' });

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
