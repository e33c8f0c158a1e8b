import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';

interface EntitiesCountProps {
  total: number;
  type: string | undefined;
  q: string;
}

/** The number of entities; who hears it instead of seeing the filters hears them, too. */
export function EntitiesCount({ total, type, q }: EntitiesCountProps) {
  const { t, language } = useText();
  const chosen = [type && t('entities.withType', { type }), q && t('entities.withSearch', { search: q })].filter(
    Boolean,
  );
  return (
    <>
      {/* An element of its own: the text of a page that a browser has translated is not React's any more. */}
      <span>{t('entities.count', { count: total, number: formatNumber(total, language) })}</span>
      {chosen.length > 0 && <span className="sr-only"> · {chosen.join(' · ')}</span>}
    </>
  );
}
