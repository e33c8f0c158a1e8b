import { useState } from 'react';
import {
  type AdminFonds,
  type FondsLevel,
  fondsLevels,
  mayContain,
  type NewFonds,
} from '../../../src/contract/fonds.js';
import { localized } from '../../../src/contract/localized.js';
import { fondsMetadata } from '../../../src/contract/metadata/fonds.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { useHistoryWords } from '../../../renderer/admin/history/use-history-words.js';
import { ConflictDialog } from '../../../renderer/admin/records/ConflictDialog.js';
import { metadataChangeOf, metadataValues } from '../../../renderer/admin/records/metadata-form.js';
import { MetadataFields } from '../../../renderer/admin/records/MetadataFields.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { useVersions } from '../../../renderer/admin/records/use-versions.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { FondsPlaceFields } from './FondsPlaceFields.js';

interface FondsDialogProps {
  /** Null for a new one. */
  fonds: AdminFonds | null;
  /** What a new one is part of. */
  parent: AdminFonds | null;
  all: readonly AdminFonds[];
  onSaved(): void;
  onClose(): void;
}

/** Creates or changes a fonds, a collection or a series. */
export function FondsDialog({ fonds, parent, all, onSaved, onClose }: FondsDialogProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const words = useHistoryWords();
  const versions = useVersions(fonds, (stored) => (stored ? valuesOf(stored) : newValues(parent)));
  const { values, merges } = versions;
  const [mergesWhenSent, setMergesWhenSent] = useState(merges);
  const submission = useFormSubmit({
    send: async (typed, form) => {
      setMergesWhenSent(merges);
      const change = changeOf(typed);
      if (fonds) {
        const { id } = fonds;
        await versions.save(
          form,
          (of) => adminApi.adminFonds.change({ id, version: of?.version, ...change }),
          () => adminApi.adminFonds.byId({ id }),
        );
      } else await adminApi.adminFonds.create(change);
      showToast({ kind: 'success', title: t(fonds ? 'form.saved' : 'fonds.created') });
      onSaved();
    },
  });
  const fields = { values, errorOf: submission.errorOf };
  const label = (name: keyof typeof fondsMetadata) => site(`fonds.fields.${name}`);
  return (
    <>
      <DialogForm
        title={t(fonds ? 'fonds.editTitle' : 'fonds.create')}
        submission={merges === mergesWhenSent ? submission : { ...submission, error: null }}
        failed={t(fonds ? 'form.failed' : 'fonds.createFailed')}
        action={t('form.save')}
        onClose={onClose}
      >
        <div key={merges} className="grid gap-5">
          <FondsPlaceFields
            {...fields}
            parents={all.filter(
              ({ id, level }) => id !== fonds?.id && fondsLevels.some((inner) => mayContain(level, inner)),
            )}
            nameOf={(one) => localized(one, 'title', language)}
          />
          {(['identity', 'context', 'content'] as const).map((about) => (
            <MetadataFields key={about} {...fields} table={fondsMetadata} about={about} label={label} />
          ))}
        </div>
      </DialogForm>
      {versions.conflicts && (
        <ConflictDialog
          conflicts={versions.conflicts}
          label={(field) => words.field('fonds', field)}
          onChoice={versions.merge}
          onClose={versions.dismiss}
        />
      )}
    </>
  );
}

const valuesOf = (fonds: AdminFonds): RecordValues => ({
  ...metadataValues(fondsMetadata, fonds),
  level: fonds.level,
  parentId: String(fonds.parentId ?? ''),
});

/** One level below what it is part of; without that a fonds. */
const newValues = (parent: AdminFonds | null): RecordValues => ({
  level: parent ? (fondsLevels.find((level) => mayContain(parent.level, level)) ?? 'series') : 'fonds',
  parentId: String(parent?.id ?? ''),
  // Who holds the whole holds its parts.
  holdingInstitution: parent?.holdingInstitution ?? '',
});

const changeOf = (form: FormData): NewFonds => ({
  ...metadataChangeOf(fondsMetadata, form),
  title: textOf(form, 'title'),
  level: textOf(form, 'level') as FondsLevel,
  parentId: Number(textOf(form, 'parentId')) || null,
});
