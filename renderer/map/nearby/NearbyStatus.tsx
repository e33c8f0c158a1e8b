import { mapLimits } from '../../../src/contract/map-limits.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import { AnswerFailed } from '../AnswerFailed.js';
import type { TranslateForMap } from '../map-texts.js';
import type { NearEntity } from './near-entity.js';

interface NearbyStatusProps {
  /** Undefined before the answer. */
  entities: NearEntity[] | undefined;
  /** How many of them are shown. */
  count: number;
  hasFailed: boolean;
  retry(): void;
  mapText: TranslateForMap;
}

/** Above the list of what is near: how many there are, a placeholder, or why there is none. */
export function NearbyStatus({ entities, count, hasFailed, retry, mapText }: NearbyStatusProps) {
  const { language } = useText();
  if (hasFailed) return <AnswerFailed mapText={mapText} onRetry={retry} />;
  if (!entities) return <div className="skeleton h-40" />;
  const radius = formatNumber(mapLimits.radius.usual, language);
  return (
    <p role="status" className="text-sm text-mute">
      {count === 0
        ? mapText('nothingNear', { radius })
        : mapText('near', { count, number: formatNumber(count, language), radius })}
    </p>
  );
}
