import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import type { TagsRemoved } from '../../../src/contract/tag.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { UndoNotice } from '../../../renderer/admin/undo/UndoNotice.js';
import { useUndo } from '../../../renderer/admin/undo/use-undo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { FilterReset } from '../../../renderer/lists/FilterActions.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { Results } from '../../../renderer/lists/Results.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { MergeDialog } from './MergeDialog.js';
import { RemoveDialog } from './RemoveDialog.js';
import { RemoveUnusedButton } from './RemoveUnusedButton.js';
import { SelectionBar } from './SelectionBar.js';
import { TagDialog } from './TagDialog.js';
import { TagFilters } from './TagFilters.js';
import { TagTable } from './TagTable.js';
import { adminTagList, tagListPath, tagsPath } from './tag-queries.js';
import { useTagRemoval } from './use-tag-removal.js';
import { useTagSelection } from './use-tag-selection.js';

/** What a dialog is open for: an id means that tag, `new` none yet. */
type Open = { dialog: 'edit'; id: number | 'new' } | { dialog: 'merge' | 'remove' } | null;

export default function Page() {
  const { t, language } = useAdminText();
  const { query, tags: first } = useData<Data>();
  const client = useQueryClient();
  const { data: tags } = useQuery({ ...asQuery(adminTagList(query)), initialData: first });
  const selection = useTagSelection(tags.items);
  const undo = useUndo();
  const [open, setOpen] = useState<Open>(null);
  const { items, total, page, totalPages, unusedCount } = tags;

  const close = () => setOpen(null);
  const refresh = () => void client.invalidateQueries();
  const handleRemove = () => {
    // Nothing is lost with tags that no photo carries, so they go at once.
    if (selection.tags.some(({ photoCount }) => photoCount > 0)) setOpen({ dialog: 'remove' });
    else void removal.remove(() => adminApi.adminTags.remove({ ids: selection.tags.map(({ id }) => id) }));
  };
  const handleRemoved = (text: string, { changeSetId }: TagsRemoved) => {
    undo.offer({ text, changeSetId });
    selection.clear();
    close();
    refresh();
  };

  const removal = useTagRemoval(handleRemoved);

  return (
    <>
      <AdminHeading title={t('tags.title')} lead={t('tags.lead')}>
        <button
          type="button"
          className="btn btn-primary noscript:hidden"
          onClick={() => setOpen({ dialog: 'edit', id: 'new' })}
        >
          <Icon name={actionIcons.add} size={18} /> {t('tags.create')}
        </button>
      </AdminHeading>
      <TagFilters query={query} />
      <UndoNotice {...undo} />
      <Results
        id="elenco"
        label={t('tags.results')}
        page={page}
        count={t('tags.count', { count: total, number: formatNumber(total, language) })}
        action={
          <>
            {(query.q || query.unused) && <FilterReset path={tagsPath} />}
            {unusedCount > 0 && <RemoveUnusedButton count={unusedCount} onRemoved={handleRemoved} />}
          </>
        }
      >
        {items.length > 0 ? (
          <TagTable
            tags={items}
            query={query}
            selection={selection}
            onEdit={({ id }) => setOpen({ dialog: 'edit', id })}
          />
        ) : (
          <EmptyState icon={actionIcons.tag} title={t('tags.empty')} text={t('tags.emptyText')} />
        )}
        <div className="mt-8">
          <Pagination page={page} totalPages={totalPages} pathOf={(to) => tagListPath({ ...query, page: to })} />
        </div>
      </Results>
      <SelectionBar
        tags={selection.tags}
        onMerge={() => setOpen({ dialog: 'merge' })}
        onRemove={handleRemove}
        onClear={selection.clear}
      />
      {open?.dialog === 'edit' && (
        <TagDialog
          tag={items.find(({ id }) => id === open.id) ?? null}
          onSaved={() => {
            close();
            selection.clear();
            refresh();
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'merge' && <MergeDialog tags={selection.tags} onMerged={handleRemoved} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog tags={selection.tags} onRemoved={handleRemoved} onClose={close} />}
    </>
  );
}
