import { Icon } from './Icon.js';
import type { IconName } from './icon-paths.js';

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
};

/** Statue, mountain, monument, city: some types have a glyph for a key, and it is shown as it is. */
const glyphs = new Set(['🗽', '🗿', '⛰', '🏔', '🏛', '🏙']);

const variationSelector = /\uFE0F$/;

interface EntityTypeIconProps {
  icon: string | null;
  size?: number;
  className?: string;
}

export function EntityTypeIcon({ icon, size = 20, className }: EntityTypeIconProps) {
  const key = icon?.trim() ?? '';
  if (glyphs.has(key.replace(variationSelector, ''))) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
        <text x="12" y="12" fontSize="18" textAnchor="middle" dominantBaseline="central">
          {key}
        </text>
      </svg>
    );
  }
  return <Icon name={(Object.hasOwn(iconOfKey, key) && iconOfKey[key]) || 'pin'} size={size} className={className} />;
}
