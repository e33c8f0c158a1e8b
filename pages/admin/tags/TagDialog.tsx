import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { defaultLanguage, languages, languageTable } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { localizedField, localizedFields } from '../../../src/contract/localized.js';
import type { AdminTag } from '../../../src/contract/tag.js';
import { ConflictDialog } from '../../../renderer/admin/records/ConflictDialog.js';
import { type RecordValues, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { useVersions } from '../../../renderer/admin/records/use-versions.js';
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
  const { site } = usePageContext();
  const versions = useVersions(tag, tagValues);
  const { values, merges } = versions;
  const [mergesWhenSent, setMergesWhenSent] = useState(merges);
  const submission = useFormSubmit({
    send: async (typed, form) => {
      setMergesWhenSent(merges);
      const fields = tagFields(typed);
      if (tag) {
        const { id } = tag;
        await versions.save(
          form,
          (of) => adminApi.adminTags.change({ id, version: of?.version, ...fields }),
          () => adminApi.adminTags.byId({ id }),
        );
      } else await adminApi.adminTags.create(fields);
      showToast({ kind: 'success', title: t(tag ? 'form.saved' : 'tags.created') });
      onSaved();
    },
  });
  const labelOf = (field: string): string =>
    languages.flatMap((language) =>
      localizedField('name', language) === field ? languageTable[language].name : [],
    )[0] ?? t('tags.slug');
  return (
    <>
      <DialogForm
        title={t(tag ? 'tags.edit' : 'tags.create')}
        submission={merges === mergesWhenSent ? submission : { ...submission, error: null }}
        failed={t(tag ? 'form.failed' : 'tags.createFailed')}
        action={t('form.save')}
        onClose={onClose}
      >
        {tag && tag.photoCount > 0 && <p className="text-sm text-mute">{t('tags.renameHint')}</p>}
        <div key={merges} className="stack">
          {site.languages.map((language) => {
            const field = localizedField('name', language);
            return (
              <TextField
                key={language}
                name={field}
                lang={language}
                label={languageTable[language].name}
                defaultValue={values[field]}
                maxLength={limits.text.name}
                required={language === defaultLanguage}
                autoComplete="off"
                error={submission.errorOf(field)}
              />
            );
          })}
          <TextField
            name="slug"
            label={t('tags.slug')}
            hint={t('tags.slugHint')}
            defaultValue={values['slug']}
            maxLength={limits.slug.max}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={submission.errorOf('slug')}
          />
        </div>
      </DialogForm>
      {versions.conflicts && (
        <ConflictDialog
          conflicts={versions.conflicts}
          label={labelOf}
          onChoice={versions.merge}
          onClose={versions.dismiss}
        />
      )}
    </>
  );
}

const fieldNames = [...localizedFields('name'), 'slug' as const];

const tagValues = (tag: AdminTag | null): RecordValues => (tag ? valuesOf(tag, fieldNames) : {});

const tagFields = (form: FormData) =>
  // A language that the site does not offer has no field, and keeps its text.
  Object.fromEntries(
    fieldNames.filter((field) => form.has(field)).map((field) => [field, textOf(form, field)]),
  ) as Record<(typeof fieldNames)[number], string>;
