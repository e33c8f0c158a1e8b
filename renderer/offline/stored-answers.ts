import { type CachedKind, overflowOf } from './offline-cache.js';

/** What is used of a `Cache`. */
export type AnswerCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

interface Answer {
  url: string;
  response: Response;
  kind: CachedKind;
  /** Of the site. */
  origin: string;
}

/**
 * Stores the answer as the newest entry, in place of an older one, and drops those beyond the limit of their kind.
 * @throws when the body cannot be read to its end; the older answer stays then
 */
export async function storeAnswer(cache: AnswerCache, { url, response, kind, origin }: Answer): Promise<void> {
  // Read whole before the older one goes: a connection may be lost in the middle of an answer.
  const body = await response.blob();
  const { status, statusText, headers } = response;
  // Deleted first, so that it becomes the newest entry.
  await cache.delete(url);
  await cache.put(url, new Response(body, { status, statusText, headers }));
  const addresses = (await cache.keys()).map((request) => request.url);
  await Promise.all(overflowOf(kind, addresses, origin).map((address) => cache.delete(address)));
}

/**
 * A record that was removed from the archive must not stay readable here: its page goes, and the images that the page shows.
 * Those of other records among them are cached again when they are next seen.
 */
export async function forgetPage(cache: AnswerCache, url: string): Promise<void> {
  const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
  const folders = new Set(html.match(/\/uploads\/[0-9a-f]{64}\//g));
  const images = (await cache.keys()).filter((request) =>
    folders.has(/\/uploads\/[0-9a-f]{64}\//.exec(request.url)?.[0] ?? ''),
  );
  await Promise.all([cache.delete(url), ...images.map((request) => cache.delete(request))]);
}
