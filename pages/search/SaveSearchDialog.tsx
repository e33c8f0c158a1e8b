import { limits } from '../../src/contract/limits.js';
import { DialogForm } from '../../renderer/forms/DialogForm.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../renderer/forms/use-form-submit.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { saveSearch } from '../../renderer/search/save-search.js';
import type { Data } from './+data.shared.js';
import { newSavedSearch } from './new-saved-search.js';

const { name: maxLength } = limits.savedSearches;

/** Asks for the name under which a search is saved; by default, what it searches for. */
export function SaveSearchDialog({ data, onClose }: { data: Data; onClose(): void }) {
  const text = useText();
  const { t, language } = text;
  const search = newSavedSearch(data, text);
  const submission = useFormSubmit({
    send: async (fields) => {
      await saveSearch({ ...search, name: textOf(fields, 'name') }, { t, language });
      onClose();
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('search.saveTitle')}
      submission={submission}
      failed={t('search.notSaved')}
      action={t('search.saveAction')}
      onClose={onClose}
    >
      <p className="text-mute">{t('search.saveText')}</p>
      <TextField
        name="name"
        label={t('search.saveName')}
        defaultValue={search.name}
        maxLength={maxLength}
        required
        error={submission.errorOf('name')}
      />
    </DialogForm>
  );
}
