import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';

interface EntitiesCountProps {
  total: number;
  type: string | undefined;
  q: string;
}

/** The number of entities, with the type and the search that they match. */
export function EntitiesCount({ total, type, q }: EntitiesCountProps) {
  const { t, language } = useText();
  return (
    <>
      <strong className="text-ink">
        {t('entities.count', { count: total, number: formatNumber(total, language) })}
      </strong>
      {type && ` · ${t('entities.withType', { type })}`}
      {q && ` · ${t('entities.withSearch', { search: q })}`}
    </>
  );
}
