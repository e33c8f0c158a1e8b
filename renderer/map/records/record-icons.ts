import { divIcon, type DivIcon } from 'leaflet';
import type { EntityTypeColor } from '../../../src/contract/entity-type.js';
import type { MapCluster } from '../../../src/contract/map.js';
import type { CardType } from '../../entities/card-type.js';
import { entityTypeIconName } from '../../ui/icons/entity-type-icon-name.js';
import { iconPath } from '../../ui/icons/icon-paths.js';
import { periodColor } from '../periods-on-map.js';

/** A circle with the number of its records, and a ring of the colours of their periods. */
export function clusterIcon({ photos, entities, periods }: MapCluster, text: string): DivIcon {
  const count = photos + entities;
  const size = count < 10 ? 36 : count < 100 ? 42 : count < 1000 ? 50 : 58;
  const ring = ringOf(periods, entities);
  return iconOf(`<span class="map-ring" style="background:${ring}"></span><b>${text}</b>`, 'map-cluster', size);
}

function ringOf(periods: number[], entities: number): string {
  const total = periods.reduce((sum, count) => sum + count, entities);
  let share = 0;
  const parts = [...periods, entities].flatMap((count, index) => {
    if (count === 0) return [];
    const from = share;
    share += count / total;
    const color = colorOf(periodColor(index, periods.length - 1));
    return `${color} ${(from * 360).toFixed(0)}deg ${(share * 360).toFixed(0)}deg`;
  });
  return `conic-gradient(${parts.join()})`;
}

/** A label with the year, in the colour of its period; behind it a fan in the direction of view. */
export function photoIcon(text: string, color: EntityTypeColor | undefined, bearing: number | null): DivIcon {
  const fan = bearing === null ? '' : `<i style="rotate:${bearing}deg"></i>`;
  return iconOf(`${fan}<span style="--of:${colorOf(color)}">${text}</span>`, 'map-photo', 44);
}

/** A square with the icon of its type, in the type's colour; larger for what the page is about. */
export function entityIcon(
  type: Pick<CardType, 'icon' | 'color'> | null,
  { isVanished, isSelf }: { isVanished: boolean; isSelf: boolean },
): DivIcon {
  const { stroke = '' } = iconPath(entityTypeIconName(type?.icon ?? null)) ?? {};
  const drawing = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${stroke}"/></svg>`;
  const html = `<span data-type-color="${type?.color ?? 'gray'}">${drawing}</span>`;
  const classes = ['map-entity', isVanished && 'map-vanished', isSelf && 'map-self'].filter(Boolean);
  return iconOf(html, classes.join(' '), 44);
}

const colorOf = (color: EntityTypeColor | undefined): string => `var(--map-${color ?? 'none'})`;

const iconOf = (html: string, className: string, size: number): DivIcon =>
  divIcon({ html, className, iconSize: [size, size], iconAnchor: [size / 2, size / 2], popupAnchor: [0, -size / 4] });
