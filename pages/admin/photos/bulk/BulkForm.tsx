import { useId, useState } from 'react';
import type { BulkChange } from '../../../../src/contract/bulk-edit.js';
import { EntityPicker } from '../../../../renderer/admin/links/EntityPicker.js';
import { FondsPicker } from '../../../../renderer/admin/links/FondsPicker.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';
import { TagPicker } from '../../../../renderer/admin/links/TagPicker.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { CheckField } from '../../../../renderer/forms/CheckField.js';
import { DialogActions } from '../../../../renderer/forms/DialogActions.js';
import { Form } from '../../../../renderer/forms/Form.js';
import { useFormSubmit } from '../../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Disclosure } from '../../../../renderer/ui/Disclosure.js';
import { AddField } from './AddField.js';
import { BulkFieldItem } from './BulkFieldItem.js';
import { type BulkItem, itemValues } from './bulk-items.js';
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

const links = ['addTagIds', 'addEntityIds', 'removeTagIds', 'removeEntityIds'] as const satisfies LinkName[];

/** What is to change: fields that are added one by one, each with a value or left empty, and links. All else stays as it is. */
export function BulkForm({ onChange, onClose }: BulkFormProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const rereadDatesHint = useId();
  const [items, setItems] = useState<readonly BulkItem[]>([]);
  const [emptied, setEmptied] = useState<readonly BulkItem[]>([]);
  const [fonds, setFonds] = useState<Linkable[]>([]);
  const [chosen, setChosen] = useState<Partial<Record<LinkName, Linkable[]>>>({});
  const submission = useFormSubmit({
    send: async (form) => {
      const change: BulkChange = {
        ...(await itemValues(form, items, { emptied, language })),
        ...linkedOf(chosen),
        ...fondsOf(form, fonds),
        ...(form.has('rereadDates') && { rereadDates: true }),
      };
      await adminApi.bulkEdits.preview({ ...selectedPhotos(), ...change });
      const names = Object.fromEntries(links.map((link) => [link, (chosen[link] ?? []).map(({ name }) => name)]));
      onChange({ change, names: { ...names, fondsId: fonds.map(({ name }) => name) } });
    },
  });
  const nameOf = (item: BulkItem) => (item === 'position' ? t('form.place') : site(`photo.fields.${item}`));
  const add = (item: BulkItem) => {
    setItems([...items, item]);
    requestAnimationFrame(() => focusField(item));
  };
  const remove = (item: BulkItem) => {
    setItems(items.filter((other) => other !== item));
    setEmptied(emptied.filter((other) => other !== item));
  };
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
      {items.map((item) => (
        <BulkFieldItem
          key={item}
          item={item}
          name={nameOf(item)}
          isEmptied={emptied.includes(item)}
          errorOf={submission.errorOf}
          onEmpty={(isEmptied) =>
            setEmptied(isEmptied ? [...emptied, item] : emptied.filter((other) => other !== item))
          }
          onRemove={() => remove(item)}
        />
      ))}
      <AddField added={items} nameOf={nameOf} onAdd={add} />
      {links.slice(0, 2).map(picker)}
      <FondsPicker
        name="fondsId"
        label={t('photo.fonds')}
        chosen={fonds}
        onChange={setFonds}
        error={submission.errorOf('fondsId')}
      />
      <Disclosure label={t('bulk.unlink')}>
        <div className="grid gap-5 pt-2">
          {links.slice(2).map(picker)}
          <CheckField name="withoutFonds" value="true">
            {t('bulk.withoutFonds')}
          </CheckField>
        </div>
      </Disclosure>
      <div>
        <CheckField name="rereadDates" value="true" aria-describedby={rereadDatesHint}>
          {t('bulk.rereadDates')}
        </CheckField>
        <p id={rereadDatesHint} className="text-sm text-mute">
          {t('bulk.rereadDatesHint')}
        </p>
      </div>
      <DialogActions onClose={onClose}>
        <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
          {t('bulk.preview')}
        </button>
      </DialogActions>
    </Form>
  );
}

const focusField = (item: BulkItem): void =>
  document.querySelector<HTMLElement>(`dialog [data-field="${item}"] :is(input, textarea, select)`)?.focus();

/** What is chosen leads over what is taken away. */
const fondsOf = (form: FormData, [fonds]: readonly Linkable[]): BulkChange =>
  fonds ? { fondsId: fonds.id } : form.has('withoutFonds') ? { fondsId: null } : {};

const linkedOf = (chosen: Partial<Record<LinkName, Linkable[]>>): BulkChange =>
  Object.fromEntries(links.flatMap((name) => (chosen[name] ? [[name, chosen[name].map(({ id }) => id)]] : [])));
