import type { ContributionEdit, Proposal } from '../../src/contract/contribution.js';
import type { Language } from '../../src/contract/languages.js';
import { positionFrom } from '../../src/contract/position.js';
import { textOf } from '../forms/use-sent-form.js';

const optional = ['description', 'year', 'author', 'source', 'note'] as const;

/** A proposal as it was typed; what was left empty is not told. */
export function proposalOf(fields: FormData, language: Language): Proposal {
  const told = optional.map((name) => [name, typed(fields, name)] as const).filter(([, value]) => value !== '');
  return {
    title: typed(fields, 'title'),
    language,
    license: typed(fields, 'license'),
    ...Object.fromEntries(told),
    ...positionOf(fields),
    rightsDeclared: fields.has('rightsDeclared') as true,
  };
}

/** The same fields of a proposal that is changed: what was emptied is taken away. */
export const proposalEditOf = (fields: FormData): ContributionEdit => ({
  title: typed(fields, 'title'),
  license: typed(fields, 'license'),
  ...Object.fromEntries(optional.map((name) => [name, typed(fields, name) || null])),
  ...(positionOf(fields) ?? { lat: null, lng: null }),
});

const typed = (fields: FormData, name: string): string => textOf(fields, name).trim();

/** What is no position goes as it was typed, and the archive says what is wrong. */
function positionOf(fields: FormData): { lat: number; lng: number } | null {
  const position = typed(fields, 'position');
  if (!position) return null;
  const asTyped = position as unknown as number;
  return positionFrom(position) ?? { lat: asTyped, lng: asTyped };
}
