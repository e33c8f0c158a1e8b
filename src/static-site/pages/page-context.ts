import { posix } from 'node:path';
import type { Language } from '../../contract/languages.js';

/** The site as it is copied. */
export interface CopiedSite {
  /** The address that the pages give as their own, without a slash at its end. */
  publicUrl: string;
  /** Whether the copy is served there: pages then name their addresses for search engines. */
  isPublicUrl: boolean;
  contactEmail: string | null;
  /** The sentence at the end of every page: what it is, and when it was written. */
  notice: Record<Language, string>;
}

/** The page that is written, with callbacks for what it links to. */
export interface PageContext {
  site: CopiedSite;
  language: Language;
  /** The address that the site rendered it from: `/it/archivio?page=2`. */
  source: string;
  /** `it/archivio/page-2/index.html` */
  file: string;
  /** Of the page of a photo: the path of the largest rendition that the public may have. */
  largest: string | null;
  /** Whether links are relative to the file; else they begin at the root: a page of errors is shown at any address. */
  isAnywhere?: boolean;
  /** A file that the page needs, such as `uploads/…/640.jpg`. */
  onFile(file: string): void;
  /** A page that it links to. */
  onPage(page: { file: string; source: string }): void;
}

/** The link from the page to a file of the copy. */
export function linkTo({ file: from, isAnywhere, site }: PageContext, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  if (isAnywhere) return `${site.isPublicUrl ? new URL(site.publicUrl).pathname.replace(/\/$/, '') : ''}/${path}`;
  return posix.relative(posix.dirname(from), path) || posix.basename(path);
}

/** The address under which a file server answers with a page: without its `index.html`. */
export const servedPath = (file: string): string => `/${file.replace(/index\.html$/, '')}`;
