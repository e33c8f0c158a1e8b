import type { Proposal } from '../../src/contract/contribution.js';
import type { Language } from '../../src/contract/languages.js';
import { textOf } from '../../renderer/forms/use-sent-form.js';

/** A proposal as it was typed; what was left empty is not told. */
export function proposalOf(fields: FormData, language: Language): Proposal {
  const told = ['description', 'year', 'author', 'source', 'note'] as const;
  const [lat, lng] = textOf(fields, 'position')
    .split(/[,;]\s+|,(?=\s*-?\d+\.)|;/)
    .map((degrees) => Number(degrees.trim().replace(',', '.')));
  return {
    title: textOf(fields, 'title').trim(),
    language,
    license: textOf(fields, 'license').trim(),
    ...Object.fromEntries(
      told.map((name) => [name, textOf(fields, name).trim()] as const).filter(([, value]) => value !== ''),
    ),
    ...(textOf(fields, 'position').trim() && { lat: lat as number, lng: lng as number }),
    rightsDeclared: fields.has('rightsDeclared') as true,
  };
}
