import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from './icons/Icon.js';

interface FilterActionsProps {
  /** The bare route, without language. */
  resetPath: string;
  isFiltered: boolean;
}

/** The end of a filter form: the button that scripts make unnecessary, and the way back to everything. */
export function FilterActions({ resetPath, isFiltered }: FilterActionsProps) {
  const { t } = useText();
  return (
    <div className="flex flex-wrap items-end gap-3 sm:col-span-2 [@media(scripting:enabled)]:not-has-[a]:hidden lg:col-span-1">
      <button type="submit" className="btn btn-primary [@media(scripting:enabled)]:hidden">
        <Icon name="search" size={18} />
        {t('filters.search')}
      </button>
      {isFiltered && (
        <Link to={resetPath} className="btn btn-outline" keep-scroll-position="true">
          <Icon name="close" size={18} />
          {t('filters.reset')}
        </Link>
      )}
    </div>
  );
}
