import { limits } from '../../../src/contract/limits.js';
import type { SavedSearch } from '../../../src/contract/saved-search.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';

/** Gives a saved search another name. */
export function RenameSearchDialog({ search: { id, name }, onClose }: { search: SavedSearch; onClose(): void }) {
  const { t } = useText();
  const submission = useFormSubmit({
    send: async (fields) => {
      await httpApi.savedSearches.rename({ id, name: textOf(fields, 'name') });
      await queryClient().invalidateQueries({ queryKey: ['saved-searches'] });
      onClose();
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('user.searches.renameTitle')}
      submission={submission}
      failed={t('search.notSaved')}
      action={t('search.saveAction')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('search.saveName')}
        defaultValue={name}
        maxLength={limits.savedSearches.name}
        required
        error={submission.errorOf('name')}
      />
    </DialogForm>
  );
}
