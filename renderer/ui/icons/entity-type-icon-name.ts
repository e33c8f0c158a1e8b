import type { IconName } from './icon-paths.js';

/** Icon keys that a type may have. Some are emoji, which we draw ourselves, since few devices have them all. */
const iconOfKey: Record<string, IconName> = {
  building: 'building',
  home: 'home',
  layers: 'layers',
  layout: 'layout',
  map: 'map',
  flag: 'flag',
  pin: 'pin',
  signpost: 'signpost',
  water: 'water',
  'card-minimal': 'card',
  '🗽': 'statue',
  '🗿': 'statue',
  '⛰': 'mountain',
  '🏔': 'mountain',
  '🏛': 'monument',
  '🏙': 'city',
};

const variationSelector = /\uFE0F$/;

/** The icon for the key of a type; for any other key a pin. */
export function entityTypeIconName(icon: string | null): IconName {
  const key = icon?.trim().replace(variationSelector, '') ?? '';
  return (Object.hasOwn(iconOfKey, key) && iconOfKey[key]) || 'pin';
}
