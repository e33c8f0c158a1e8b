import type { BulkChange } from '../../../../src/contract/bulk-edit.js';
import { type BulkField, bulkFields } from '../../../../src/contract/bulk-fields.js';
import { cutText } from '../../../../src/contract/text.js';
import type { TranslateForAdmin } from '../../../../renderer/i18n/admin-translate.js';

const links = ['addTagIds', 'removeTagIds', 'addEntityIds', 'removeEntityIds'] as const;
export type LinkName = (typeof links)[number];
/** The names of the tags and entities of a bulk edit, where they are known. */
export type LinkNames = Partial<Record<LinkName | 'fondsId', string[]>>;

/** The text of how many photos it has changed: what was deleted has not been "changed". */
export const doneText = ({ action }: BulkChange): 'bulk.removed' | 'bulk.restored' | 'bulk.done' =>
  action === 'remove' ? 'bulk.removed' : action === 'restore' ? 'bulk.restored' : 'bulk.done';

/** What a bulk edit changes, in words: "Author: Wulz · 2 tags added (boats, harbour)". */
export function changeText(
  change: BulkChange,
  t: TranslateForAdmin,
  nameOf: (field: 'title' | BulkField) => string,
  names: LinkNames = {},
): string {
  if (change.action === 'remove') return t('bulk.change.removed');
  if (change.action === 'restore') return t('bulk.change.restored');
  const linked = links.flatMap((link) => {
    const count = change[link]?.length ?? 0;
    const named = names[link]?.length ? ` (${names[link].join(', ')})` : '';
    return count > 0 ? [`${t(`bulk.change.${link}`, { count })}${named}`] : [];
  });
  const title = change.titlePattern === undefined ? [] : [`${nameOf('title')}: ${change.titlePattern}`];
  const values = bulkFields.flatMap((field) => {
    const value = change[field];
    return value === undefined ? [] : [`${nameOf(field)}: ${cutText(valueText(value, t), { max: valueMax })}`];
  });
  const { take = [], overwrite = false } = change.fromFile ?? {};
  const takenNames = take.map((name) => t(`bulk.fromFile.take.${name}`)).join(', ');
  const taken =
    take.length > 0 ? [t(overwrite ? 'bulk.change.fromFileOver' : 'bulk.change.fromFile', { names: takenNames })] : [];
  const dates = change.rereadDates ? [t('bulk.change.rereadDates')] : [];
  const fonds = change.fondsId === undefined ? [] : [fondsText(change.fondsId, names.fondsId, t)];
  const status = change.status ? [t(`bulk.change.${change.status}`)] : [];
  return [...title, ...values, ...dates, ...taken, ...linked, ...fonds, ...status].join(' · ');
}

/** Where its name is not known any more, its number stands for it. */
const fondsText = (id: number | null, [name]: readonly string[] = [], t: TranslateForAdmin): string =>
  id === null ? t('bulk.change.withoutFonds') : t('bulk.change.fonds', { name: name ?? id });

/** A description is recognised by its beginning. */
const valueMax = 100;

/** A value of a field in words. */
export const valueText = (value: string | number | boolean | null, t: TranslateForAdmin): string =>
  typeof value === 'boolean' ? t(value ? 'form.yes' : 'form.no') : String(value ?? t('bulk.change.cleared'));
