import { Icon } from './Icon.js';
import type { IconName } from './icon-paths.js';

/** What a type may name as its icon; some keys are glyphs, drawn by us since few devices have them all. */
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

interface EntityTypeIconProps {
  icon: string | null;
  size?: number;
  className?: string;
}

/** Anything else is a pin. */
export function EntityTypeIcon({ icon, size = 20, className }: EntityTypeIconProps) {
  const key = icon?.trim().replace(variationSelector, '') ?? '';
  return <Icon name={(Object.hasOwn(iconOfKey, key) && iconOfKey[key]) || 'pin'} size={size} className={className} />;
}
