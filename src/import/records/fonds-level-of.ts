import { type FondsLevel, fondsLevels } from '../../contract/fonds.js';
import { languages } from '../../contract/languages.js';
import type italian from '../../contract/locales/it/site.json';
import { localeTexts } from '../../platform/texts/locale-texts.js';
import { plain } from '../mapping/plain.js';

const texts = localeTexts<typeof italian>('site');
const byName: ReadonlyMap<string, FondsLevel> = new Map(
  fondsLevels.flatMap((level) => [
    [level, level] as const,
    ...languages.map((language) => [plain(texts[language].fonds.levels[level]), level] as const),
  ]),
);

/** The level that a cell names, in any language, whatever its capitals: `Bestand` is a fonds. Null where it names none. */
export const fondsLevelOf = (written: string): FondsLevel | null => byName.get(plain(written)) ?? null;
