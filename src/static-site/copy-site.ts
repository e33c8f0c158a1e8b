import type { INestApplicationContext } from '@nestjs/common';
import { byLanguage, languageTable } from '../contract/languages.js';
import type { Site } from '../contract/settings.js';
import type { Config } from '../platform/config/config.js';
import { OperatorError } from '../platform/operator-error.js';
import { fillText } from '../platform/texts/fill-text.js';
import { SitemapRepository } from '../publishing/sitemap.repository.js';
import { type BrokenLink, brokenLinks } from './check/check-links.js';
import { copiedTexts } from './copied-texts.js';
import { SiteVisit } from './pages/site-visit.js';
import { publicRecords } from './public-records.js';
import { SiteCopy } from './site-copy.js';

interface CopyOptions {
  folder: string;
  /** Where the copy will be served; null where nobody has said it. */
  origin: string | null;
  signal: AbortSignal;
  show(progress: string): void;
}

export interface CopiedSiteReport {
  pages: number;
  files: number;
  broken: BrokenLink[];
}

/** As many broken links are kept: more say the same. */
const brokenMax = 10_000;

/**
 * Copies the public site of a served archive into a folder, and checks every link of the copy.
 * @throws OperatorError when the site answers with an error
 */
export async function copySite(
  { app, origin, config }: { app: INestApplicationContext; origin: string; config: Pick<Config, 'publicUrl'> },
  { folder, origin: servedAt, signal, show }: CopyOptions,
): Promise<CopiedSiteReport> {
  const visit = new SiteVisit(origin, signal);
  const settings = await visit.json<Site>('/api/settings');
  if (!settings) throw new OperatorError('The site does not tell its settings.');
  const copy = new SiteCopy({
    folder,
    visit,
    settings,
    signal,
    site: {
      publicUrl: config.publicUrl,
      isPublicUrl: servedAt !== null,
      contactEmail: settings.contactEmail,
      notice: noticeOf(new Date(), settings.timeZone),
    },
    records: publicRecords(app.get(SitemapRepository)),
    onProgress: (pages, files) => show(`${pages} pages, ${files} files`),
  });
  await copy.write();
  const broken: BrokenLink[] = [];
  const rootPath = servedAt === null ? '/' : new URL(servedAt).pathname;
  const { languages } = settings;
  const onFile = (checked: number): void => show(`checked: ${checked}`);
  for await (const link of brokenLinks(folder, { rootPath, languages, signal, onFile }))
    if (broken.length < brokenMax) broken.push(link);
  return { ...copy.counts, broken };
}

/** The sentence that every page ends with. */
const noticeOf = (at: Date, timeZone: string): Record<keyof typeof languageTable, string> =>
  byLanguage((language) => {
    const format = new Intl.DateTimeFormat(languageTable[language].intl, { dateStyle: 'long', timeZone });
    return fillText(copiedTexts[language].notice, { date: format.format(at) });
  });
