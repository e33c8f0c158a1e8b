import type { ContributionEdit, Proposal } from '../../src/contract/contribution.js';
import type { Language } from '../../src/contract/languages.js';
import { positionFrom } from '../../src/contract/position.js';
import { textOf } from '../forms/use-form-submit.js';

const optional = ['description', 'year', 'author', 'source', 'note'] as const;

/** Reads a proposal from the form; empty fields are left out. */
export function proposalOf(fields: FormData, language: Language): Proposal {
  const optionalFields = optional
    .map((name) => [name, typed(fields, name)] as const)
    .filter(([, value]) => value !== '');
  return {
    title: typed(fields, 'title'),
    language,
    license: typed(fields, 'license'),
    ...Object.fromEntries(optionalFields),
    ...positionOf(fields),
    creditWished: fields.has('creditWished'),
    rightsDeclared: fields.has('rightsDeclared') as true,
  };
}

/** Reads the change of a proposal: emptied fields are null, which deletes the stored value. */
export const proposalEditOf = (fields: FormData): ContributionEdit => ({
  title: typed(fields, 'title'),
  license: typed(fields, 'license'),
  ...Object.fromEntries(optional.map((name) => [name, typed(fields, name) || null])),
  ...(positionOf(fields) ?? { lat: null, lng: null }),
  creditWished: fields.has('creditWished'),
});

const typed = (fields: FormData, name: string): string => textOf(fields, name).trim();

/** A text that is no position is passed on unchanged, so that the API rejects it with its message. */
function positionOf(fields: FormData): { lat: number; lng: number } | null {
  const position = typed(fields, 'position');
  if (!position) return null;
  const asTyped = position as unknown as number;
  return positionFrom(position) ?? { lat: asTyped, lng: asTyped };
}
