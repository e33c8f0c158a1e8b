import type { FormEvent } from 'react';
import { navigate } from 'vike/client/router';
import { pageAddress } from '../../src/contract/paths.js';
import { formatPeriod } from '../../src/contract/periods.js';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';

interface OnMapFormProps {
  /** What the list has found its photos by. */
  q: string;
  tags: number[];
  entityId?: number | null;
  years: { from: number | null; to: number | null } | null;
  /** The text is in a tooltip. */
  isIcon?: boolean;
  className?: string;
}

/** Leads to the same photos on the map. A form: crawlers would follow a link, and each list has another map. */
export function OnMapForm({ q, tags, entityId, years, isIcon = false, className }: OnMapFormProps) {
  const { t, language } = useText();
  const isOfYears = years !== null && (years.from !== null || years.to !== null);
  const query = {
    ...(entityId && { entityId: String(entityId) }),
    ...(q && { q }),
    ...(tags.length > 0 && { tags: tags.join() }),
    ...(isOfYears && { period: formatPeriod({ from: years.from ?? 0, to: years.to }) }),
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const text = new URLSearchParams(query).toString().replaceAll('%2C', ',');
    void navigate(pageAddress(language, text ? `/map?${text}` : '/map'));
  };
  return (
    <form action={pageAddress(language, '/map')} className={className} onSubmit={handleSubmit}>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isIcon ? (
        <button type="submit" className="icon-btn" aria-label={t('entities.onMap')} title={t('entities.onMap')}>
          <Icon name="map" size={22} />
        </button>
      ) : (
        <button type="submit" className="link inline-flex min-h-11 items-center gap-2 text-sm whitespace-nowrap">
          <Icon name="map" size={18} />
          {t('entities.onMap')}
        </button>
      )}
    </form>
  );
}
