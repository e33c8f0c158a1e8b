import { useQueryClient } from '@tanstack/react-query';
import type { AdminFonds } from '../../../src/contract/fonds.js';
import type { Language } from '../../../src/contract/languages.js';
import { localizedFields } from '../../../src/contract/localized.js';
import { asQuery } from '../../api/load.js';
import { adminFondsList } from '../fonds-queries.js';
import { useAdminText } from '../use-admin-text.js';
import { fondsNames } from './fonds-names.js';
import { LinkPicker, type LinkPickerProps } from './LinkPicker.js';
import type { Linkable } from './LinkSearch.js';

type FondsPickerProps = Omit<LinkPickerProps, 'find' | 'create' | 'isOrdered'>;

/** Picks one fonds, by a part of its title or of its reference code. Another one takes its place. */
export function FondsPicker({ onChange, ...picker }: FondsPickerProps) {
  const { language } = useAdminText();
  const client = useQueryClient();
  const find = async (words: string) => matching(await client.fetchQuery(asQuery(adminFondsList)), words, language);
  return <LinkPicker {...picker} find={find} onChange={(chosen) => onChange(chosen.slice(-1))} />;
}

const titles = localizedFields('title');

function matching(all: readonly AdminFonds[], words: string, language: Language): Linkable[] {
  const wanted = words.toLocaleLowerCase();
  const isFound = (fonds: AdminFonds): boolean =>
    [fonds.referenceCode, ...titles.map((name) => fonds[name])].some((text) =>
      text?.toLocaleLowerCase().includes(wanted),
    );
  return all.filter(isFound).map((fonds) => ({ id: fonds.id, name: fondsNames(lineOf(fonds, all), language) }));
}

/** What it is in, from the highest one, and itself. */
export function lineOf(fonds: AdminFonds, all: readonly AdminFonds[]): AdminFonds[] {
  const parent = all.find(({ id }) => id === fonds.parentId);
  return parent ? [...lineOf(parent, all), fonds] : [fonds];
}
