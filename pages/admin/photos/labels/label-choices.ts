import type { Language } from '../../../../src/contract/languages.js';
import { chosenOf } from '../../../../renderer/admin/printing/line-choice.js';
import type { Orientation } from '../../../../renderer/admin/printing/Paper.js';

interface LabelSize {
  /** Millimetres. */
  width: number;
  height: number;
  /** The way of a sheet of A4 that holds most of them. */
  orientation: Orientation;
  columns: number;
  rows: number;
}

/** Sizes that exhibitions use, without space between labels: one cut separates two. */
export const labelSizes = {
  '90x55': { width: 90, height: 55, orientation: 'portrait', columns: 2, rows: 5 },
  '100x60': { width: 100, height: 60, orientation: 'portrait', columns: 2, rows: 4 },
  '140x80': { width: 140, height: 80, orientation: 'landscape', columns: 2, rows: 2 },
} as const satisfies Record<string, LabelSize>;
export type LabelSizeName = keyof typeof labelSizes;
export const labelSizeNames = Object.keys(labelSizes) as LabelSizeName[];

/** What a label may say besides the title. */
export const labelLines = ['author', 'date', 'technique', 'source', 'number', 'credit', 'licence', 'code'] as const;
export type LabelLine = (typeof labelLines)[number];

/** Languages of one label: more are not read standing. */
export const labelLanguagesMax = 3;

export interface LabelChoices {
  size: LabelSizeName;
  languages: Language[];
  lines: LabelLine[];
}

const usualLines: LabelLine[] = ['author', 'date', 'technique', 'number', 'credit'];

/** At first one language: that of the page. */
export const usualLabel = (language: Language): LabelChoices => ({
  size: '100x60',
  languages: [language],
  lines: usualLines,
});

/** The choices of an address, that of the page as the first language; what it does not say is as usual. */
export function labelChoices(
  search: Record<string, string[]>,
  { offered, language }: { offered: readonly Language[]; language: Language },
): LabelChoices {
  const usual = usualLabel(language);
  const ordered = [language, ...offered.filter((of) => of !== language)];
  const chosen = chosenOf(search['languages'], ordered, usual.languages).slice(0, labelLanguagesMax);
  return {
    size: labelSizeNames.find((name) => name === search['size']?.at(-1)) ?? usual.size,
    languages: chosen.length > 0 ? chosen : usual.languages,
    lines: chosenOf(search['lines'], labelLines, usual.lines),
  };
}

/** The same as the values of a form. */
export const labelValues = ({ size, languages, lines }: LabelChoices): Record<string, string> => ({
  size,
  languages: languages.join(),
  lines: lines.join(),
});
