import type { Marker } from 'leaflet';
import type { Language } from '../../src/contract/languages.js';
import type { MapAnswer, MapCluster, MapSuggestion } from '../../src/contract/map.js';
import { cutText } from '../../src/contract/text.js';
import { limits } from '../../src/contract/limits.js';
import type { CardType } from '../entities/card-type.js';
import { formatNumber } from '../i18n/format.js';
import type { Translate } from '../i18n/translate.js';
import type { TranslateForMap } from './map-texts.js';
import { periodColor } from './period-color.js';
import type { Place } from './places.js';
import { clusterIcon, entityIcon, photoIcon } from './record-icons.js';
import type { Sign } from './record-markers.js';
import type { RecordOnMap } from './RecordPopup.js';

interface SignsOptions {
  answer: MapAnswer | null;
  /** A place that was found by the search: it is shown instead of all others. */
  place: MapSuggestion | null;
  types: CardType[];
  /** Entities whose names are known. */
  places: Place[];
  /** The number of the site's periods. */
  periods: number;
  maxZoom: number;
  texts: { t: Translate; mapText: TranslateForMap; language: Language };
  onCluster(cluster: MapCluster): void;
  onRecord(record: RecordOnMap, sign: Marker, isByPointer: boolean): void;
  onLeave(): void;
}

/** The signs of an answer, with their accessible names. */
export function signsOf({ answer, place, ...options }: SignsOptions): Sign[] {
  if (place) return [signOfPlace(place, options)];
  if (!answer) return [];
  return [
    ...answer.clusters.map((cluster) => signOfCluster(cluster, options)),
    ...answer.photos.map(({ lat, lng, id, year, period, bearing }) =>
      signOfPhoto({ lat, lng, id, year, bearing, period }, options),
    ),
    ...answer.entities.map(({ lat, lng, id, type, stillExists }) =>
      signOfEntity({ lat, lng, id, type, isVanished: !stillExists }, options),
    ),
  ];
}

type Options = Omit<SignsOptions, 'answer' | 'place'>;

function signOfCluster(cluster: MapCluster, { texts, maxZoom, onCluster }: Options): Sign {
  const { lat, lng, photos, entities, splitsAt } = cluster;
  const { t, mapText, language } = texts;
  const counts = [
    photos > 0 && t('archive.count', { count: photos, number: formatNumber(photos, language) }),
    entities > 0 && t('entities.count', { count: entities, number: formatNumber(entities, language) }),
  ];
  const count = counts.filter(Boolean).join(', ');
  const isStack = splitsAt === null || splitsAt > maxZoom;
  return {
    key: `cluster ${lat} ${lng} ${cluster.periods.join()} ${entities}`,
    lat,
    lng,
    label: mapText(isStack ? 'openAll' : 'zoomTo', { count }),
    width: 50,
    height: 50,
    icon: () => clusterIcon(cluster),
    onOpen: () => onCluster(cluster),
  };
}

interface PhotoSign {
  id: number;
  lat: number;
  lng: number;
  year: number | null;
  period: number;
  bearing: number | null;
}

function signOfPhoto({ id, lat, lng, year, period, bearing }: PhotoSign, options: Options): Sign {
  const { texts, periods } = options;
  const text = year === null ? texts.mapText('undatedShort') : String(year);
  return {
    key: `photo ${id} ${lat} ${lng} ${year} ${bearing}`,
    lat,
    lng,
    label: texts.mapText('photo', { year: year ?? texts.mapText('undated') }),
    width: 50,
    height: 26,
    icon: () => photoIcon(text, periodColor(period, periods), bearing),
    ...handlersOf({ kind: 'photo', id }, options),
  };
}

interface EntitySign {
  id: number;
  lat: number;
  lng: number;
  type: string;
  isVanished: boolean;
  name?: string;
}

function signOfEntity({ id, lat, lng, type, isVanished, name }: EntitySign, options: Options): Sign {
  const { texts, types, places } = options;
  const known = types.find(({ code }) => code === type);
  const named = name ?? places.find((place) => place.id === id)?.name ?? known?.label ?? '';
  return {
    key: `entity ${id} ${lat} ${lng} ${type} ${isVanished}`,
    lat,
    lng,
    label: texts.mapText('entity', { name: cutText(named, { max: limits.map.name }) }),
    width: 38,
    height: 38,
    entityId: id,
    icon: () => entityIcon(known ?? null, isVanished),
    ...handlersOf({ kind: 'entity', id }, options),
  };
}

const signOfPlace = ({ kind, id, lat, lng, type, year, name }: MapSuggestion, options: Options): Sign =>
  kind === 'entity'
    ? signOfEntity({ id, lat, lng, type: type ?? '', isVanished: false, name }, options)
    : signOfPhoto({ id, lat, lng, year, bearing: null, period: options.periods }, options);

const handlersOf = (
  record: RecordOnMap,
  { onRecord, onLeave }: Options,
): Pick<Sign, 'onOpen' | 'onPoint' | 'onLeave'> => ({
  onOpen: (sign) => onRecord(record, sign, false),
  onPoint: (sign) => onRecord(record, sign, true),
  onLeave,
});
