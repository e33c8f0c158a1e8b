import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';

/** A link of a written page that leads to no written file, or out of the folder. */
export interface BrokenLink {
  /** Of the page, below the folder. */
  file: string;
  link: string;
}

interface LinkCheck {
  /** The path under which the root is served, for links that begin there: `/` or `/archive`. */
  rootPath: string;
  signal?: AbortSignal;
  onFile?: (checked: number) => void;
}

const linkAttributes = new Set(['href', 'src', 'poster', 'action', 'srcset']);

/** Every link of the pages and style sheets of a folder that leads to no file of it. Links to other hosts are not followed. */
export async function* brokenLinks(
  folder: string,
  { rootPath, signal, onFile }: LinkCheck,
): AsyncGenerator<BrokenLink> {
  const known = new LRUCache<string, boolean>({ max: 50_000 });
  const exists = async (path: string): Promise<boolean> => {
    const found =
      known.get(path) ??
      (await access(path).then(
        () => true,
        () => false,
      ));
    known.set(path, found);
    return found;
  };
  let checked = 0;
  for await (const file of filesOf(folder)) {
    signal?.throwIfAborted();
    onFile?.(++checked);
    const isPage = file.endsWith('.html');
    if (!isPage && !file.endsWith('.css')) continue;
    const text = await readFile(file, 'utf8');
    for (const link of new Set(isPage ? linksOfPage(text) : linksOfStyles(text))) {
      const target = targetOf(link, { file, folder, rootPath });
      if (target === null) continue;
      if (relative(folder, target).startsWith('..') || !(await exists(target)))
        yield { file: relative(folder, file), link };
    }
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

/** The file that a link leads to; null for one to another host, or within the page. */
function targetOf(
  link: string,
  { file, folder, rootPath }: { file: string; folder: string; rootPath: string },
): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link)) return null;
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
