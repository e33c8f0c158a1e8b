import type { Language } from '../../../src/contract/languages.js';
import type { MapAnswer, MapCluster, MapEntity, MapPhoto, MapSuggestion } from '../../../src/contract/map.js';
import type { Photo } from '../../../src/contract/photo.js';
import { cutText } from '../../../src/contract/text.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { datedSpan } from '../../../src/contract/year.js';
import type { CardType } from '../../entities/card-type.js';
import { formatNumber } from '../../i18n/format.js';
import type { Translate } from '../../i18n/translate.js';
import type { TranslateForMap } from '../map-texts.js';
import { periodColor } from '../periods-on-map.js';
import type { Place } from '../plan/places.js';
import { usualSignPx } from '../plan/plan-layer.js';
import { clusterIcon, clusterSize, entityIcon, photoIcon } from './record-icons.js';
import type { Sign } from './record-markers.js';

/** The size of the sign of what a page is about, as the style sheet enlarges it. */
const ownSignPx = 52;
/** What the plate with its number, or its shadow, adds to a cluster. */
const clusterEdgePx = 10;
/** The width of a sign with a span of years. */
const spanPx = 72;

/** What signs show beside their records. */
export interface SignContext {
  types: CardType[];
  /** Entities whose names are known. */
  places: Place[];
  /** The number of the site's periods. */
  periods: number;
  texts: { t: Translate; mapText: TranslateForMap; language: Language };
}

/** The signs of an answer, with their accessible names. @param onCluster called when a cluster is opened */
export function signsOfAnswer(
  answer: MapAnswer,
  context: SignContext,
  { maxZoom, onCluster }: { maxZoom: number; onCluster(cluster: MapCluster): void },
): Sign[] {
  return [
    ...answer.clusters.map((cluster) => ({
      ...signOfCluster(cluster, context, isStackAt(cluster, maxZoom)),
      onOpen: () => onCluster(cluster),
    })),
    ...answer.photos.map((photo) => signOfPhoto(photo, context)),
    ...answer.entities.map((entity) => signOfEntity(entity, context)),
  ];
}

/** Whether its records are not shown apart at any zoom level. */
export const isStackAt = ({ splitsAt }: MapCluster, maxZoom: number): boolean =>
  splitsAt === null || splitsAt > maxZoom;

/** The sign of a place that was found by the search. @param period the index of its year, for a photo */
export const signOfPlace = (
  { kind, id, lat, lng, type, name, ...dated }: MapSuggestion,
  period: number,
  context: SignContext,
): Sign =>
  kind === 'entity'
    ? signOfEntity({ id, lat, lng, type: type ?? '', stillExists: true, name }, context)
    : signOfPhoto({ id, lat, lng, ...yearsOfSign(dated), bearing: null, period }, context);

/** What the sign of a photo says of its date. */
export function yearsOfSign(dated: Pick<Photo, 'year' | 'yearStart' | 'yearEnd'>): Pick<MapPhoto, 'year' | 'span'> {
  const span = dated.year === null ? datedSpan(dated) : null;
  return { year: dated.year, ...(span && { span }) };
}

function signOfCluster(cluster: MapCluster, { texts }: SignContext, isStack: boolean): Sign {
  const { lat, lng, photos, entities, periods, picture = '' } = cluster;
  const [width, height] = clusterSize(cluster);
  const { t, mapText, language } = texts;
  const counts = [
    photos > 0 && t('archive.count', { count: photos, number: formatNumber(photos, language) }),
    entities > 0 && t('entities.count', { count: entities, number: formatNumber(entities, language) }),
  ];
  const total = formatNumber(photos + entities, language);
  const parts = counts.filter(Boolean).join(', ');
  // Its name has the number that is on it, for those who say what they see.
  const count = photos > 0 && entities > 0 ? `${total} (${parts})` : parts;
  return {
    key: `cluster ${lat} ${lng} ${periods.join()} ${entities} ${picture}`,
    lat,
    lng,
    label: mapText(isStack ? 'openAll' : 'zoomTo', { count }),
    width: width + clusterEdgePx,
    height: height + clusterEdgePx,
    icon: () => clusterIcon(cluster, total),
  };
}

/** @param photo `isSelf`: the map was opened for it */
export function signOfPhoto(
  { id, lat, lng, year, span, period, bearing, isSelf = false }: MapPhoto & { isSelf?: boolean },
  { texts, periods }: SignContext,
): Sign {
  const known = year === null ? span && shortSpan(span) : String(year);
  const text = known ?? texts.mapText('undatedShort');
  // Its name has what is on it, for those who say what they see.
  const spoken = known ? (span?.join('–') ?? known) : `${texts.mapText('undated')} (${text})`;
  return {
    key: `photo ${id} ${lat} ${lng} ${text} ${bearing} ${isSelf}`,
    lat,
    lng,
    label: texts.mapText('photo', { year: spoken }),
    width: span ? spanPx : 50,
    height: 26,
    record: { kind: 'photo', id },
    isAbove: isSelf,
    icon: () => photoIcon(text, periodColor(period, periods), { bearing, isSelf }),
  };
}

/** `1918–22`: a sign hides what is below it. */
function shortSpan([from, to]: [from: number, to: number]): string {
  if (from === to) return String(from);
  const isSameCentury = Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${isSameCentury ? String(to).slice(-2) : to}`;
}

/**
 * @param entity its name is that of a known place by default; `isSelf`: it is what its page is about; `isNamed`: its name is
 * written below it
 */
export function signOfEntity(
  entity: MapEntity & { name?: string; isSelf?: boolean; isNamed?: boolean },
  { texts, types, places }: SignContext,
): Sign {
  const { id, lat, lng, type, stillExists, name, isSelf = false, isNamed = false } = entity;
  const known = types.find(({ code }) => code === type);
  const named = name ?? places.find((place) => place.id === id)?.name ?? known?.label ?? '';
  const label = texts.mapText('entity', { name: named });
  const size = isSelf ? ownSignPx : usualSignPx;
  const written = isNamed ? cutText(named, { max: mapLimits.name }) : null;
  return {
    key: `entity ${id} ${lat} ${lng} ${known?.code} ${stillExists} ${written ?? ''}`,
    lat,
    lng,
    label: stillExists ? label : `${label}. ${texts.mapText('notExisting')}`,
    width: size,
    height: size,
    record: { kind: 'entity', id },
    isAbove: isNamed,
    ...(written !== null && { nameLength: written.length }),
    icon: () => entityIcon(known ?? null, { isVanished: !stillExists, isSelf, name: written }),
  };
}
