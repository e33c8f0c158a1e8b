import { stringify } from 'csv-stringify/sync';
import { monthFigures, type Report } from '../../contract/report.js';
import { photoStatuses } from '../../contract/photo.js';

/** Section, group, month (`YYYY-MM`, or empty for a figure of the whole period or of now) and count. */
type ReportRow = [section: string, group: string, month: string, count: number];

/**
 * The report as CSV in UTF-8, one row for each figure. The names of sections and groups are the same in every language, so
 * that the tables of two years can be compared; those of licences and persons are as they are stored. A text that a
 * spreadsheet would take for a formula has an apostrophe before it.
 */
export const reportCsv = (report: Report): string =>
  stringify([['section', 'group', 'month', 'count'], ...reportRows(report)], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });

function reportRows(report: Report): ReportRow[] {
  const now = (section: string, group: string, count: number): ReportRow => [section, group, '', count];
  const { completeness, licences, decades, people, months, sums, cards, waiting } = report;
  const { translations, ...complete } = completeness;
  return [
    ...photoStatuses.map((status) => now('photos', status, report.photos[status])),
    now('photos', 'withheld', report.withheld),
    now('cards', 'total', cards.total),
    now('cards', 'complete', cards.complete),
    now('waiting', 'contributions', waiting.contributions),
    now('waiting', 'removalRequests', waiting.removalRequests),
    ...Object.entries(complete).map(([part, count]) => now('completeness', part, count)),
    ...translations.map(({ language, count }) => now('completeness', `translated-${language}`, count)),
    ...licences.map(({ license, published }) => now('licences.published', license ?? 'none', published)),
    ...licences.map(({ license, all }) => now('licences.all', license ?? 'none', all)),
    ...decades.map(({ decade, count }) => now('decades', String(decade), count)),
    now('decades', 'undated', report.undated),
    ...monthFigures.flatMap((figure): ReportRow[] => [
      ...months.map((of): ReportRow => ['months', figure, of.month, of[figure]]),
      ['period', figure, '', sums[figure]],
    ]),
    ...people.flatMap(({ actor, name, ...done }) =>
      (['added', 'published', 'changed'] as const).map((what) => now(`people.${what}`, name ?? actor, done[what])),
    ),
  ];
}
