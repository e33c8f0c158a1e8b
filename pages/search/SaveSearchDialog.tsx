import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { httpApi } from '../../renderer/api/http-api.js';
import { queryClient } from '../../renderer/api/query-client.js';
import { DialogForm } from '../../renderer/forms/DialogForm.js';
import { TextField } from '../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../renderer/forms/use-form-submit.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { asSavedFilters } from '../../renderer/search/search-filters.js';
import { showToast } from '../../renderer/ui/toast-store.js';
import type { Data } from './+data.shared.js';
import { activeFilters } from './active-filters.js';

const { name: maxLength } = limits.savedSearches;

/** Asks for the name under which a search is saved; by default, what it searches for. */
export function SaveSearchDialog({ data, onClose }: { data: Data; onClose(): void }) {
  const { t, language } = useText();
  const submission = useFormSubmit({
    send: async (fields) => {
      await httpApi.savedSearches.add({ ...asSavedFilters(data.filters), name: textOf(fields, 'name') });
      void queryClient().invalidateQueries({ queryKey: ['saved-searches'] });
      showToast({
        kind: 'success',
        title: t('search.saved'),
        durationMs: 5_000,
        link: { href: withLanguage(language, '/user/dashboard'), text: t('search.seeSaved') },
      });
      onClose();
      return 'leaving';
    },
  });
  const name = activeFilters(data, t)
    .map((filter) => filter.name)
    .join(', ');
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
        defaultValue={name.slice(0, maxLength)}
        maxLength={maxLength}
        required
        error={submission.errorOf('name')}
      />
    </DialogForm>
  );
}
