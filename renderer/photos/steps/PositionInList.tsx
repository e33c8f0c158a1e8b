import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import type { PhotoSteps } from './use-photo-steps.js';

/** Where a photo is in the list that it was opened from; nothing before that is known. */
export function PositionInList({ list }: Pick<PhotoSteps, 'list'>) {
  const { t, language } = useText();
  if (list?.total == null) return null;
  const position = formatNumber(list.position.index + 1, language);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {t('photo.inList', { position, total: formatNumber(list.total, language) })}
    </span>
  );
}
