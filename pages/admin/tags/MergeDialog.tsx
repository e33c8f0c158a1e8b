import { useState } from 'react';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import type { AdminTag, TagsRemoved } from '../../../src/contract/tag.js';
import { localizedFields } from '../../../src/contract/localized.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { RadioField } from '../../../renderer/forms/RadioField.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { formatNumber } from '../../../renderer/i18n/format.js';

interface MergeDialogProps {
  tags: AdminTag[];
  /** @param text what was done */
  onMerged(text: string, merged: TagsRemoved): void;
  onClose(): void;
}

/** Asks which of the tags remains: at first the one with the most photos. */
export function MergeDialog({ tags, onMerged, onClose }: MergeDialogProps) {
  const { t, language } = useAdminText();
  const [chosen, setChosen] = useState(() => String(mostUsed(tags)?.id));
  const submission = useFormSubmit({
    send: async () => {
      const target = tags.find(({ id }) => String(id) === chosen);
      if (!target) return;
      const tagIds = tags.filter((tag) => tag !== target).map(({ id }) => id);
      const merged = await adminApi.adminTags.merge({ id: target.id, tagIds });
      const { photoCount: count } = merged;
      onMerged(t('tags.merged', { name: target.name, count, number: formatNumber(count, language) }), merged);
    },
  });
  return (
    <DialogForm
      title={t('tags.mergeTitle')}
      submission={submission}
      failed={t('tags.mergeFailed')}
      action={t('tags.mergeAction')}
      onClose={onClose}
    >
      <p className="text-mute">{t('tags.mergeText')}</p>
      <RadioField
        legend={t('tags.mergeTarget')}
        name="target"
        options={tags.map((tag) => ({
          value: String(tag.id),
          title: `${tag.name} (${formatNumber(tag.photoCount, language)})`,
          text: translationsOf(tag).join(' · '),
        }))}
        chosen={chosen}
        onChoice={setChosen}
      />
    </DialogForm>
  );
}

const translationsOf = (tag: AdminTag): string[] =>
  localizedFields('name').flatMap((field) => (field === 'name' ? [] : (tag[field] ?? [])));

const mostUsed = (tags: AdminTag[]): AdminTag | undefined =>
  tags.toSorted((one, other) => other.photoCount - one.photoCount)[0];
