import { mapLimits } from '../../../src/contract/map-limits.js';
import type { Language } from '../../../src/contract/languages.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import { AnswerFailed } from '../AnswerFailed.js';
import type { TranslateForMap } from '../map-texts.js';
import type { NearEntity } from './near-entity.js';

interface NearbyStatusProps {
  /** Undefined before the answer. */
  entities: NearEntity[] | undefined;
  /** How many of them are listed. */
  count: number;
  /** Of a photo: how many entities are listed because it shows them, and are elsewhere. */
  shownElsewhere?: number;
  hasFailed: boolean;
  retry(): void;
  mapText: TranslateForMap;
}

/** Above the list of what is near: how many there are, a placeholder, or why there is none. */
export function NearbyStatus({ entities, hasFailed, retry, mapText, ...counts }: NearbyStatusProps) {
  const { language } = useText();
  if (hasFailed) return <AnswerFailed mapText={mapText} onRetry={retry} />;
  if (!entities) return <div className="skeleton h-40" />;
  return (
    <p role="status" className="text-sm text-mute">
      {statusText(counts, mapText, language)}
    </p>
  );
}

/** What a photo shows may be far away: it is not counted as near. */
function statusText(
  { count, shownElsewhere }: Pick<NearbyStatusProps, 'count' | 'shownElsewhere'>,
  mapText: TranslateForMap,
  language: Language,
): string {
  const radius = formatNumber(mapLimits.radius.usual, language);
  const near = () => mapText('near', { count, number: formatNumber(count, language), radius });
  if (!shownElsewhere) {
    if (count > 0) return near();
    return mapText(shownElsewhere === undefined ? 'nothingNear' : 'noCardNear', { radius });
  }
  const shown = { count: shownElsewhere, number: formatNumber(shownElsewhere, language) };
  return count > 0 ? `${near()}; ${mapText('alsoShown', shown)}` : mapText('onlyShown', shown);
}
