import { useState } from 'react';
import { limits } from '../../../src/contract/limits.js';
import { localizedFields } from '../../../src/contract/localized.js';
import { recordLimits } from '../../../src/contract/record-limits.js';
import type { AdminRelationKind } from '../../../src/contract/relation-kind.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { useHistoryWords } from '../../../renderer/admin/history/use-history-words.js';
import { ConflictDialog } from '../../../renderer/admin/records/ConflictDialog.js';
import { type RecordValues, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { TranslatedField } from '../../../renderer/admin/records/TranslatedField.js';
import { useVersions } from '../../../renderer/admin/records/use-versions.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

interface KindDialogProps {
  /** Null for a new one. */
  kind: AdminRelationKind | null;
  onSaved(): void;
  onClose(): void;
}

/** Creates or renames a kind of relation. */
export function KindDialog({ kind, onSaved, onClose }: KindDialogProps) {
  const { t } = useAdminText();
  const words = useHistoryWords();
  const versions = useVersions(kind, kindValues);
  const { values, merges } = versions;
  const [isDirected, setIsDirected] = useState(values['reverseName'] !== undefined && values['reverseName'] !== '');
  const [mergesWhenSent, setMergesWhenSent] = useState(merges);
  const submission = useFormSubmit({
    send: async (typed, form) => {
      setMergesWhenSent(merges);
      const names = namesIn(typed);
      if (kind) {
        const { id } = kind;
        await versions.save(
          form,
          (of) => adminApi.adminRelationKinds.change({ id, version: of?.version, ...names }),
          async () => (await adminApi.adminRelationKinds.list()).find((other) => other.id === id) ?? null,
        );
      } else await adminApi.adminRelationKinds.create({ ...names, code: textOf(typed, 'code') });
      showToast({ kind: 'success', title: t(kind ? 'form.saved' : 'relationKinds.created') });
      onSaved();
    },
  });
  const fields = { values, errorOf: submission.errorOf, maxLength: limits.text.name };
  return (
    <>
      <DialogForm
        title={t(kind ? 'relationKinds.editTitle' : 'relationKinds.create')}
        submission={merges === mergesWhenSent ? submission : { ...submission, error: null }}
        failed={t(kind ? 'form.failed' : 'relationKinds.createFailed')}
        action={t('form.save')}
        onClose={onClose}
      >
        <div key={merges} className="stack">
          <TranslatedField
            {...fields}
            name="name"
            label={t('relationKinds.name')}
            hint={t('relationKinds.nameHint')}
            required
          />
          <CheckField name="isDirected" checked={isDirected} onChange={({ target }) => setIsDirected(target.checked)}>
            {t('relationKinds.isDirected')}
          </CheckField>
          {isDirected && (
            <TranslatedField
              {...fields}
              name="reverseName"
              label={t('relationKinds.reverseName')}
              hint={t('relationKinds.reverseNameHint')}
              required
            />
          )}
          {!kind && (
            <TextField
              name="code"
              label={t('relationKinds.code')}
              hint={t('relationKinds.codeHint')}
              maxLength={recordLimits.relationKinds.codeMax}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={submission.errorOf('code')}
            />
          )}
        </div>
      </DialogForm>
      {versions.conflicts && (
        <ConflictDialog
          conflicts={versions.conflicts}
          label={(field) => words.field('relation_kind', field)}
          onChoice={versions.merge}
          onClose={versions.dismiss}
        />
      )}
    </>
  );
}

const names = localizedFields('name', 'reverseName');

const kindValues = (kind: AdminRelationKind | null): RecordValues => (kind ? valuesOf(kind, names) : {});

/** Without fields for the other direction it is the same as the first. */
const namesIn = (form: FormData) =>
  Object.fromEntries(names.map((field) => [field, form.has(field) ? textOf(form, field) : ''])) as Record<
    (typeof names)[number],
    string
  >;
