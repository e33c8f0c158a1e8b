import { copyCallback } from '../../src/contract/static-site/copied-record.js';

const waiting = new Map<string, (content: unknown) => void>();
const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads a file of the copy, once: as a script, because a page that is opened from a folder may not fetch.
 * @param root the folder of the copy, relative to the page, with a slash at its end
 * @param name without `.js`
 */
export function loadCopyFile<Content>(root: string, name: string): Promise<Content> {
  const known = loaded.get(name) as Promise<Content> | undefined;
  if (known) return known;
  const loading = new Promise<unknown>((resolve, reject) => {
    waiting.set(name, resolve);
    const script = document.createElement('script');
    script.src = `${root}${name}.js`;
    script.addEventListener('error', () => reject(new Error(`${name} is not there.`)));
    document.head.append(script);
  });
  loaded.set(name, loading);
  return loading as Promise<Content>;
}

/** The files call this one. */
export function receiveCopyFiles(): void {
  Object.assign(window, { [copyCallback]: (name: string, content: unknown) => waiting.get(name)?.(content) });
}
