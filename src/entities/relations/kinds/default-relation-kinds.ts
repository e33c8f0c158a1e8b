import type { Language } from '../../../contract/languages.js';
import type italian from '../../../contract/locales/it/relation-kinds.json';
import { localeTexts } from '../../../platform/texts/locale-texts.js';

/** The codes of the kinds of relation that a new installation has, in their order; all of them read the same from both ends. */
export const defaultRelationKinds = [
  'near',
  'faces',
  'contains',
  'history',
  'site',
  'same_architect',
  'community',
  'view',
  'connects',
  'promenade',
  'promoter',
  'person',
  'route',
  'name',
  'memory',
  'antiquity',
  'theme',
] as const satisfies readonly (keyof typeof italian)[];

/** Their names in every language, by code. */
export const defaultRelationKindNames: Record<Language, typeof italian> = localeTexts('relation-kinds');
