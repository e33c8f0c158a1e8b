import { type LayerEntry, pageViewEntry } from './data-layer.js';

/** A page counts as viewed this long after the path has changed. */
export const pageViewAfterMs = 500;

interface Watched {
  title(): string;
  send(entry: LayerEntry): void;
}

/**
 * Sends a page view once the visitor has stayed on a path for a moment. The same path again is the same view; a path
 * that was left sooner is none.
 */
export function pageViews({ title, send }: Watched) {
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    changed(path: string): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (path === last) return;
        last = path;
        send(pageViewEntry(path, title()));
      }, pageViewAfterMs);
    },
    stop(): void {
      clearTimeout(timer);
      last = undefined;
    },
  };
}
