import { formatPeriod, type Period, usualYears } from '../../../src/contract/periods.js';
import type { Photo } from '../../../src/contract/photo.js';
import type { Position } from '../../../src/contract/position.js';

type Dated = Pick<Photo, 'year' | 'yearStart' | 'yearEnd'>;

/**
 * The address of the map at the place of a photo. Where the map would not show the photo among its usual years, the address
 * has the years that do.
 */
export function onMapPath(photo: Dated, at: Position, { periods, zoom }: { periods: Period[]; zoom: number }): string {
  const query = [choiceFor(photo, periods), `view=${at.lat},${at.lng},${zoom}`];
  return `/map?${query.filter(Boolean).join('&')}`;
}

function choiceFor({ year, yearStart, yearEnd }: Dated, periods: Period[]): string {
  const known = year ?? yearStart ?? yearEnd;
  if (known === null) return 'undated=1';
  const isIn = ({ from, to }: Period): boolean => known >= from && (to === null || known <= to);
  if (isIn(usualYears)) return '';
  return `period=${formatPeriod(periods.find(isIn) ?? { from: known, to: known })}`;
}
