import type { FormEvent } from 'react';
import { navigate } from 'vike/client/router';
import { pageAddress } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { type MapFilters, mapPath } from './stage/map-filters.js';

interface OnMapFormProps {
  /** What the list has found its records by. */
  filters: Partial<MapFilters>;
  text: string;
  /** The text is in a tooltip. */
  isIcon?: boolean;
  className?: string;
}

/** Leads to the same records on the map. A form: crawlers would follow a link, and each list has another map. */
export function OnMapForm({ filters, text, isIcon = false, className }: OnMapFormProps) {
  const { language } = useText();
  const path = mapPath(filters);
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    void navigate(pageAddress(language, path));
  };
  return (
    <form action={pageAddress(language, '/map')} className={className} onSubmit={handleSubmit}>
      {[...new URLSearchParams(path.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isIcon ? (
        <button type="submit" className="icon-btn" aria-label={text} title={text}>
          <Icon name="map" size={22} />
        </button>
      ) : (
        <button type="submit" className="btn btn-sm btn-outline bg-bg">
          <Icon name="map" size={18} />
          {text}
        </button>
      )}
    </form>
  );
}

/** The years of a list as the map has them; none where the list is of all years. */
export const periodsOfYears = (years: { from: number | null; to: number | null } | null): MapFilters['periods'] =>
  years === null || (years.from === null && years.to === null) ? [] : [{ from: years.from ?? 0, to: years.to }];
