import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../contract/languages.js';
import { linksOfData } from './links-of-data.js';

/** A link of a written page that leads to no written file, or out of the folder. */
export interface BrokenLink {
  /** Of the page, below the folder. */
  file: string;
  link: string;
}

interface LinkCheck {
  /** The path under which the root is served, for links that begin there: `/` or `/archive`. */
  rootPath: string;
  /** In which its records have pages. */
  languages: readonly Language[];
  signal?: AbortSignal;
  onFile?: (checked: number) => void;
}

const linkAttributes = new Set(['href', 'src', 'poster', 'action', 'srcset']);

/** Identifiers of pages that are kept: many pages link to the same few. */
const pagesKept = 200;

/**
 * Every link of a folder that leads to no file of it: of pages, also to a place within a page; of style sheets; and what the scripts of
 * the search and of the map load. Links to other hosts are not followed.
 */
export async function* brokenLinks(
  folder: string,
  { rootPath, languages, signal, onFile }: LinkCheck,
): AsyncGenerator<BrokenLink> {
  const exists = withExistence();
  const identifiersOf = withIdentifiers();
  let checked = 0;
  for await (const file of filesOf(folder)) {
    signal?.throwIfAborted();
    onFile?.(++checked);
    const name = relative(folder, file);
    const kind = extname(file);
    if (kind === '.js') {
      for (const link of await linksOfScript(file, name, languages))
        if (!(await exists(join(folder, link)))) yield { file: name, link };
    }
    if (kind !== '.html' && kind !== '.css') continue;
    const text = await readFile(file, 'utf8');
    for (const link of new Set(kind === '.html' ? linksOfPage(text) : linksOfStyles(text))) {
      const target = targetOf(link, { file, folder, rootPath });
      if (target === null) continue;
      const isThere = !relative(folder, target).startsWith('..') && (await exists(target));
      const place = kind === '.html' ? placeOf(link) : null;
      if (!isThere || (place !== null && target.endsWith('.html') && !(await identifiersOf(target)).has(place)))
        yield { file: name, link };
    }
  }
}

function withExistence(): (path: string) => Promise<boolean> {
  const known = new LRUCache<string, boolean>({ max: 50_000 });
  return async (path) => {
    const found =
      known.get(path) ??
      (await access(path).then(
        () => true,
        () => false,
      ));
    known.set(path, found);
    return found;
  };
}

/** The identifiers of the elements of a page. */
function withIdentifiers(): (page: string) => Promise<ReadonlySet<string>> {
  const known = new LRUCache<string, Set<string>>({ max: pagesKept });
  return async (page) => {
    const found = known.get(page) ?? identifiersIn(await readFile(page, 'utf8'));
    known.set(page, found);
    return found;
  };
}

function identifiersIn(html: string): Set<string> {
  const found = new Set<string>();
  const parser = new Parser({ onattribute: (name, value) => name === 'id' && found.add(value) });
  parser.end(html);
  return found;
}

/** A file that is not whole is named as if it led to itself. */
async function linksOfScript(file: string, name: string, languages: readonly Language[]): Promise<string[]> {
  try {
    return linksOfData(name.split(sep).join('/'), await readFile(file, 'utf8'), languages) ?? [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`${name}#broken`];
  }
}

function linksOfPage(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onattribute: (name, value) => {
      if (!linkAttributes.has(name)) return;
      if (name !== 'srcset') links.push(value);
      else links.push(...value.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''));
    },
  });
  parser.end(html);
  return links;
}

const linksOfStyles = (css: string): string[] =>
  [...css.matchAll(/url\(([^()]*)\)/gi)].map(([, link = '']) => link.trim().replace(/^["']|["']$/g, ''));

/** The place within a page that a link leads to; null for the page as a whole. `top` is the beginning of every page. */
function placeOf(link: string): string | null {
  const place = decodedPath(link.split('#', 2)[1] ?? '');
  return place === '' || place === 'top' ? null : place;
}

/** The file that a link leads to; null for one to another host. */
function targetOf(
  link: string,
  { file, folder, rootPath }: { file: string; folder: string; rootPath: string },
): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link)) return null;
  if (link.startsWith('#')) return file;
  const path = link.split(/[?#]/, 1)[0] ?? '';
  if (path === '') return link === '' ? file + '/' : null;
  const decoded = decodedPath(path);
  if (!decoded.startsWith('/')) return join(dirname(file), decoded);
  const prefix = rootPath.replace(/\/$/, '');
  return decoded.startsWith(`${prefix}/`) ? join(folder, decoded.slice(prefix.length)) : join(folder, '..', decoded);
}

/** A path that is no valid one leads to no file. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function* filesOf(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}
