import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';

interface FilterChipProps {
  name: string;
  /** The accessible name: what the link does. It contains the name that is seen (WCAG 2.5.3). */
  label: string;
  /** The list without the filter. */
  path: string;
  /** Photos in the list without the filter. */
  count?: number | undefined;
}

/** A filter of a list, with a link that removes it. */
export function FilterChip({ name, label, path, count }: FilterChipProps) {
  const { t, language } = useText();
  const number = count === undefined ? '' : formatNumber(count, language);
  return (
    <Link
      to={path}
      aria-label={count === undefined ? label : `${label}: ${t('archive.count', { count, number })}`}
      className="chip"
      keep-scroll-position="true"
    >
      <span>{name}</span>
      <Icon name="close" size={14} />
      {number && <span className="text-mute">{number}</span>}
    </Link>
  );
}
