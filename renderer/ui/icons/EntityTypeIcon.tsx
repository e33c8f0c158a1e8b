import { Icon } from './Icon.js';
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

interface EntityTypeIconProps {
  icon: string | null;
  size?: number;
  className?: string;
}

/** Any other key shows a pin. */
export function EntityTypeIcon({ icon, size = 20, className }: EntityTypeIconProps) {
  const key = icon?.trim().replace(variationSelector, '') ?? '';
  return <Icon name={(Object.hasOwn(iconOfKey, key) && iconOfKey[key]) || 'pin'} size={size} className={className} />;
}
