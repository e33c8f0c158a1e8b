import { formatNumber } from '../i18n/format.js';
import { Link } from '../layout/Link.js';
import { useAdminText } from './use-admin-text.js';

interface StateChipsProps<State extends string> {
  label: string;
  /** Undefined stands for all states. */
  chips: { of: State | undefined; name: string; count: number }[];
  chosen: State | undefined;
  pathOf(state: State | undefined): string;
  className?: string;
}

/** Filters a list by state: one chip per state, with the number of its records. */
export function StateChips<State extends string>({ label, chips, chosen, pathOf, className }: StateChipsProps<State>) {
  const { language } = useAdminText();
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ of, name, count }) => (
          <li key={name}>
            <Link
              to={pathOf(of)}
              className="chip"
              aria-current={of === chosen ? 'true' : undefined}
              keep-scroll-position="true"
            >
              {name}
              <span className="opacity-75">{formatNumber(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
