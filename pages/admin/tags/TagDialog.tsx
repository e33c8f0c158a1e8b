import { adminApi } from '../../../renderer/admin/admin-api.js';
import { languageNames, languages } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { localizedField } from '../../../src/contract/localized.js';
import type { AdminTag } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

interface TagDialogProps {
  /** Null for a new one. */
  tag: AdminTag | null;
  onSaved(): void;
  onClose(): void;
}

/** Creates or renames a tag. */
export function TagDialog({ tag, onSaved, onClose }: TagDialogProps) {
  const { t } = useAdminText();
  const submission = useFormSubmit({
    send: async (form) => {
      const [name, nameEn, nameDe, slug] = ['name', 'nameEn', 'nameDe', 'slug'].map((field) => textOf(form, field));
      const fields = { name: name ?? '', nameEn: nameEn ?? '', nameDe: nameDe ?? '', slug: slug ?? '' };
      await (tag ? adminApi.adminTags.change({ id: tag.id, ...fields }) : adminApi.adminTags.create(fields));
      showToast({ kind: 'success', title: t(tag ? 'form.saved' : 'tags.created') });
      onSaved();
    },
  });
  return (
    <DialogForm
      title={t(tag ? 'tags.edit' : 'tags.create')}
      submission={submission}
      failed={t(tag ? 'form.failed' : 'tags.createFailed')}
      action={t('form.save')}
      onClose={onClose}
    >
      {tag && tag.photoCount > 0 && <p className="text-sm text-mute">{t('tags.renameHint')}</p>}
      {languages.map((language) => {
        const field = localizedField('name', language);
        return (
          <TextField
            key={language}
            name={field}
            lang={language}
            label={languageNames[language]}
            defaultValue={tag?.[field] ?? ''}
            maxLength={limits.text.name}
            required={language === 'it'}
            autoComplete="off"
            error={submission.errorOf(field)}
          />
        );
      })}
      <TextField
        name="slug"
        label={t('tags.slug')}
        hint={t('tags.slugHint')}
        defaultValue={tag?.slug ?? ''}
        maxLength={limits.slug.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={submission.errorOf('slug')}
      />
    </DialogForm>
  );
}
