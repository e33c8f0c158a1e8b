import { adminApi } from '../../../renderer/admin/admin-api.js';
import { defaultLanguage } from '../../../src/contract/languages.js';
import type { AdminTag, TagsRemoved } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { formatNumber } from '../../../renderer/i18n/format.js';

interface RemoveDialogProps {
  tags: AdminTag[];
  /** @param text what was done */
  onRemoved(text: string, removed: TagsRemoved): void;
  onClose(): void;
}

/** Deletes tags that photos carry, after saying how many photos carry each. */
export function RemoveDialog({ tags, onRemoved, onClose }: RemoveDialogProps) {
  const { t, language } = useAdminText();
  const submission = useFormSubmit({
    send: async () => {
      const ids = tags.map(({ id }) => id);
      const removed = await adminApi.adminTags.remove({ ids, evenIfUsed: true });
      onRemoved(t('tags.removed', { count: removed.tagCount }), removed);
    },
  });
  return (
    <DialogForm
      title={t('tags.removeTitle', { count: tags.length })}
      submission={submission}
      failed={t('tags.removeFailed')}
      action={t('tags.removeAction')}
      isDangerous
      onClose={onClose}
    >
      <p className="text-mute">{t('tags.removeUsedText')}</p>
      <ul className="max-h-60 overflow-y-auto border-y border-line py-2">
        {tags.map(({ id, name, photoCount }) => (
          <li key={id} className="flex justify-between gap-4 py-1">
            <span lang={defaultLanguage}>{name}</span>
            <span className="shrink-0 text-mute tabular-nums">
              {t('tags.photoCount', { count: photoCount, number: formatNumber(photoCount, language) })}
            </span>
          </li>
        ))}
      </ul>
    </DialogForm>
  );
}
