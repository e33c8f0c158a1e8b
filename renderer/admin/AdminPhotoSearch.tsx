import { limits } from '../../src/contract/limits.js';
import type { AdminPhotoListQuery } from '../../src/contract/photo.js';
import { useAdminText } from './use-admin-text.js';
import { Icon } from '../ui/icons/Icon.js';

/** A plain GET form; it keeps the chosen state. */
export function AdminPhotoSearch({ query: { q = '', status } }: { query: AdminPhotoListQuery }) {
  const { t } = useAdminText();
  return (
    <form
      key={q}
      role="search"
      action="/admin/photos"
      className="flex w-full rounded-sm border border-edge bg-surface focus-within:border-focus focus-within:[box-shadow:0_0_0_1px_var(--focus)] sm:max-w-80"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <input
        name="q"
        type="search"
        defaultValue={q}
        maxLength={limits.searchText.max}
        aria-label={t('photos.search')}
        placeholder={t('photos.search')}
        className="h-11 w-full min-w-0 bg-transparent px-3.5 text-sm focus:outline-none"
      />
      <button className="icon-btn" aria-label={t('photos.searchAction')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
