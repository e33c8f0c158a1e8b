import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';

/** Submits a filter form. With scripts it is hidden: choices apply by themselves, and Enter submits. */
export function FilterSubmit() {
  const { t } = useText();
  return (
    <button
      type="submit"
      className="btn btn-primary self-end sm:col-span-2 lg:col-span-1 [@media(scripting:enabled)]:hidden"
    >
      <Icon name="search" size={18} />
      {t('filters.search')}
    </button>
  );
}

/** Removes all filters; `path` is the list without a query. */
export function FilterReset({ path, text }: { path: string; text?: string }) {
  const { t } = useText();
  return (
    <Link to={path} className="btn btn-outline min-h-11 shrink-0 px-4 whitespace-nowrap" keep-scroll-position="true">
      <Icon name="close" size={18} />
      {text ?? t('filters.reset')}
    </Link>
  );
}
