import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';

interface FilterChipProps {
  name: string;
  /** The accessible name: what the link does. */
  label: string;
  /** The list without the filter. */
  path: string;
}

/** A filter of a list, with a link that removes it. */
export const FilterChip = ({ name, label, path }: FilterChipProps) => (
  <Link to={path} aria-label={label} className="chip" keep-scroll-position="true">
    {name}
    <Icon name="close" size={14} />
  </Link>
);
