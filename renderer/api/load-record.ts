import type { PageContext } from 'vike/types';
import { redirect } from 'vike/abort';
import { withLanguage } from '../../src/contract/languages.js';
import { abortPage } from './abort-page.js';
import { type ArchiveQuery, load } from './load.js';

interface RecordQueries<Found> {
  byId(id: number): ArchiveQuery<Found>;
  /** Finds a record by its older slugs too. */
  bySlug(slug: string): ArchiveQuery<Found>;
  /** The page of a record, without its language. */
  pathOf(slug: string): string;
}

/**
 * The record that a page's address names. Its address is the one with its present slug: a number, which is an id, and an
 * former slug redirect there permanently.
 * @throws the redirect, or the page for a record that does not exist (404) or was removed (410)
 */
export async function loadRecord<Found extends { slug: string }>(
  pageContext: PageContext,
  { byId, bySlug, pathOf }: RecordQueries<Found>,
): Promise<Found> {
  const key = pageContext.routeParams['slug'] ?? '';
  const query = /^\d{1,10}$/.test(key) ? byId(Number(key)) : bySlug(key);
  const record = await load(pageContext, query).catch((error: unknown) => {
    throw abortPage(error);
  });
  if (record.slug !== key) throw redirect(withLanguage(pageContext.language, pathOf(record.slug)), 301);
  return record;
}
