import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ListCount } from '../../renderer/lists/ListCount.js';

interface EntitiesCountProps {
  total: number;
  type: string | undefined;
  q: string;
}

/** The number of entities, with the filters they were found by. */
export function EntitiesCount({ total, type, q }: EntitiesCountProps) {
  const { t, language } = useText();
  return (
    <ListCount
      count={t('entities.count', { count: total, number: formatNumber(total, language) })}
      folded={[type && t('entities.withType', { type })]}
      inView={[q && t('entities.withSearch', { search: q })]}
    />
  );
}
