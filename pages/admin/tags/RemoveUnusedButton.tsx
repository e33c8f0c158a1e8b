import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { defaultLanguage } from '../../../src/contract/languages.js';
import type { TagsRemoved } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { adminTagList } from './tag-queries.js';
import { useTagRemoval } from './use-tag-removal.js';

/** So many tags are named before they are deleted. */
const mostNamed = 10;

interface RemoveUnusedButtonProps {
  /** Of all unused tags, whatever the list shows. */
  count: number;
  /** @param text what was done */
  onRemoved(text: string, removed: TagsRemoved): void;
}

/** Deletes all tags that no photo carries. */
export function RemoveUnusedButton({ count, onRemoved }: RemoveUnusedButtonProps) {
  const { t, language } = useAdminText();
  const { isBusy, remove } = useTagRemoval(onRemoved);
  const [isOpen, setIsOpen] = useState(false);
  const isNaming = isOpen && count <= mostNamed;
  const { data: unused } = useQuery({ ...asQuery(adminTagList({ unused: true })), enabled: isNaming });
  const number = formatNumber(count, language);
  const handleConfirm = async () => {
    await remove(() => adminApi.adminTags.removeUnused());
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" className="btn btn-danger min-h-11 px-4 noscript:hidden" onClick={() => setIsOpen(true)}>
        <Icon name={actionIcons.remove} size={18} /> {t('tags.removeUnused', { number })}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t('tags.removeTitle', { count })}
          text={t('tags.removeAllUnusedText', { count, number })}
          action={t('tags.removeAction')}
          isBusy={isBusy}
          onConfirm={() => void handleConfirm()}
          onClose={() => setIsOpen(false)}
        >
          {isNaming && unused && (
            <ul className="mb-5 list-disc pl-5 wrap-anywhere">
              {unused.items.map(({ id, name }) => (
                <li key={id} lang={defaultLanguage}>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
