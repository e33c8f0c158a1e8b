import type { PageContext } from 'vike/types';
import { loadCaptions } from '../../../../renderer/admin/printing/load-captions.js';
import { printedPhotos } from '../../../../renderer/admin/printing/print-path.js';
import { textsIn } from '../../../../renderer/i18n/texts-in.js';
import { labelChoices } from './label-choices.js';
import { labelOf } from './label.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language, site } = pageContext;
  const { searchAll } = pageContext.urlParsed;
  const query = printedPhotos(searchAll);
  const choices = labelChoices(searchAll, { offered: site.languages, language });
  const [{ photos, problem }, wordings] = await Promise.all([
    loadCaptions(pageContext, query),
    Promise.all(choices.languages.map(async (of) => ({ language: of, t: await textsIn(of) }))),
  ]);
  const labels = photos.map((photo) => labelOf(photo, { wordings, lines: choices.lines, site: site.origin }));
  return { query, choices, labels, problem, printedAt: new Date().toISOString() };
}
