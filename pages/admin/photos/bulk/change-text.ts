import type { BulkChange } from '../../../../src/contract/bulk-edit.js';
import type { TranslateForAdmin } from '../../../../renderer/i18n/admin-translate.js';

const fields = ['license', 'source', 'author', 'year'] as const;

/** What a bulk edit changes, in words: "Author: Wulz · 2 tags added". */
export function changeText(
  change: BulkChange,
  t: TranslateForAdmin,
  nameOf: (field: (typeof fields)[number]) => string,
): string {
  if (change.action === 'remove') return t('bulk.change.removed');
  if (change.action === 'restore') return t('bulk.change.restored');
  const links = (['addTagIds', 'removeTagIds', 'addEntityIds', 'removeEntityIds'] as const).flatMap((name) => {
    const count = change[name]?.length ?? 0;
    return count > 0 ? [t(`bulk.change.${name}`, { count })] : [];
  });
  const values = fields.flatMap((field) => {
    const value = change[field];
    if (value === undefined) return [];
    return [`${nameOf(field)}: ${value ?? t('bulk.change.cleared')}`];
  });
  const status = change.status ? [t(`bulk.change.${change.status}`)] : [];
  return [...values, ...links, ...status].join(' · ');
}
