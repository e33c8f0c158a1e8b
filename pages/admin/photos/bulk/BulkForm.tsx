import { useState } from 'react';
import type { BulkChange } from '../../../../src/contract/bulk-edit.js';
import { limits } from '../../../../src/contract/limits.js';
import { EntityPicker } from '../../../../renderer/admin/links/EntityPicker.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';
import { TagPicker } from '../../../../renderer/admin/links/TagPicker.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { LicenceField } from '../../../../renderer/admin/records/LicenceField.js';
import { DialogActions } from '../../../../renderer/forms/DialogActions.js';
import { Form } from '../../../../renderer/forms/Form.js';
import { TextField } from '../../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Disclosure } from '../../../../renderer/ui/Disclosure.js';
import type { LinkName, LinkNames } from './change-text.js';
import { selectedPhotos } from '../selection.js';

export interface EnteredChange {
  change: BulkChange;
  /** Of the tags and entities that it links or unlinks. */
  names: LinkNames;
}

interface BulkFormProps {
  /** Called with a change that the server has accepted for a preview. */
  onChange(entered: EnteredChange): void;
  onClose(): void;
}

const fields = ['license', 'author', 'source', 'year', 'dateText'] as const;
const links = ['addTagIds', 'addEntityIds', 'removeTagIds', 'removeEntityIds'] as const satisfies LinkName[];

/** What is to change. What stays empty stays as it is; a field is emptied by its own checkbox. */
export function BulkForm({ onChange, onClose }: BulkFormProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const [chosen, setChosen] = useState<Partial<Record<LinkName, Linkable[]>>>({});
  const submission = useFormSubmit({
    send: async (form) => {
      const change = changeOf(form, chosen);
      await adminApi.bulkEdits.preview({ ...selectedPhotos(), ...change });
      const names = Object.fromEntries(links.map((link) => [link, (chosen[link] ?? []).map(({ name }) => name)]));
      onChange({ change, names });
    },
  });
  const picker = (name: LinkName) => {
    const Picker = name.includes('Tag') ? TagPicker : EntityPicker;
    return (
      <Picker
        key={name}
        name={name}
        label={t(`bulk.${name}`)}
        chosen={chosen[name] ?? []}
        onChange={(records) => setChosen({ ...chosen, [name]: records })}
        canCreate={name.startsWith('add')}
        error={submission.errorOf(name)}
      />
    );
  };
  return (
    <Form submission={submission} failed={t('bulk.failed')}>
      <p className="text-sm text-mute">{t('bulk.hint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((name) => {
          const Field = name === 'license' ? LicenceField : TextField;
          return (
            <Field
              key={name}
              name={name}
              label={site(`photo.fields.${name}`)}
              placeholder={t('bulk.unchanged')}
              autoComplete="off"
              error={submission.errorOf(name)}
              {...(name === 'year' ? { inputMode: 'numeric' } : { maxLength: limits.text.line })}
              action={
                <label className="check min-h-6! gap-2! text-xs!">
                  <input type="checkbox" name="cleared" value={name} />
                  <span>
                    {t('bulk.empty')}
                    <span className="sr-only">: {site(`photo.fields.${name}`)}</span>
                  </span>
                </label>
              }
            />
          );
        })}
      </div>
      {links.slice(0, 2).map(picker)}
      <Disclosure label={t('bulk.unlink')}>
        <div className="grid gap-5 pt-2">{links.slice(2).map(picker)}</div>
      </Disclosure>
      <DialogActions onClose={onClose}>
        <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
          {t('bulk.preview')}
        </button>
      </DialogActions>
    </Form>
  );
}

function changeOf(form: FormData, chosen: Partial<Record<LinkName, Linkable[]>>): BulkChange {
  const cleared = form.getAll('cleared');
  const values = fields.map((name) => [name, cleared.includes(name) ? null : textOf(form, name).trim() || undefined]);
  const linked = links.map((name) => [name, chosen[name]?.map(({ id }) => id)]);
  const set = [...values, ...linked].filter(([, value]) => value !== undefined);
  // The API reads a year as text, too, and says what is wrong with it.
  return Object.fromEntries(set) as BulkChange;
}
