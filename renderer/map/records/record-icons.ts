import { divIcon, type DivIcon } from 'leaflet';
import type { EntityTypeColor } from '../../../src/contract/entity-type.js';
import type { MapCluster } from '../../../src/contract/map.js';
import type { CardType } from '../../entities/card-type.js';
import { entityTypeIconName } from '../../ui/icons/entity-type-icon-name.js';
import { iconPath } from '../../ui/icons/icon-paths.js';
import { periodColor } from '../periods-on-map.js';

/** From so many records on the picture of a cluster is larger. */
const manyRecords = 15;

/** The size of a cluster in pixels: that of its picture, or of its circle. */
export function clusterSize({ photos, entities, picture }: MapCluster): [width: number, height: number] {
  const count = photos + entities;
  if (picture) return count < manyRecords ? [60, 44] : [84, 60];
  const size = count < 10 ? 36 : count < 100 ? 42 : count < 1000 ? 50 : 58;
  return [size, size];
}

/** Its picture, or a circle without one, with the number of its records, and a ring of the colours of their periods. */
export function clusterIcon(cluster: MapCluster, text: string): DivIcon {
  const { entities, periods, picture } = cluster;
  const [width, height] = clusterSize(cluster);
  const image = picture ? `<img src="${picture}" alt="" width="${width}" height="${height}" loading="lazy">` : '';
  const html = `<span class="map-ring" style="background:${ringOf(periods, entities)}"></span>${image}<b>${text}</b>`;
  return iconOf(html, picture ? 'map-cluster map-pictured' : 'map-cluster', [width, height]);
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
export function photoIcon(
  text: string,
  color: EntityTypeColor | undefined,
  { bearing, isSelf }: { bearing: number | null; isSelf: boolean },
): DivIcon {
  const fan = bearing === null ? '' : `<i style="rotate:${bearing}deg"></i>`;
  return iconOf(
    `${fan}<span style="--of:${colorOf(color)}">${text}</span>`,
    isSelf ? 'map-photo map-self' : 'map-photo',
  );
}

/** A square with the icon of its type, in the type's colour; larger for what the page is about, and with a name below it. */
export function entityIcon(
  type: Pick<CardType, 'icon' | 'color'> | null,
  { isVanished, isSelf, name = null }: { isVanished: boolean; isSelf: boolean; name?: string | null },
): DivIcon {
  const { stroke = '' } = iconPath(entityTypeIconName(type?.icon ?? null)) ?? {};
  const drawing = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${stroke}"/></svg>`;
  const sign = `<span data-type-color="${type?.color ?? 'gray'}">${drawing}</span>`;
  const classes = ['map-entity', isVanished && 'map-vanished', isSelf && 'map-self'].filter(Boolean);
  return iconOf(name === null ? sign : `${sign}<b>${asHtml(name)}</b>`, classes.join(' '));
}

const colorOf = (color: EntityTypeColor | undefined): string => `var(--map-${color ?? 'none'})`;

const iconOf = (html: string, className: string, [width, height]: [number, number] = [44, 44]): DivIcon =>
  divIcon({
    html,
    className,
    iconSize: [width, height],
    iconAnchor: [width / 2, height / 2],
    popupAnchor: [0, -height / 4],
  });

function asHtml(text: string): string {
  const element = document.createElement('b');
  element.textContent = text;
  return element.innerHTML;
}
