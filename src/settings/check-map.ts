import { DomainError, type FieldErrorCode } from '../contract/errors.js';
import type { MapOverlay, SiteSettingsFields } from '../contract/settings.js';

interface Rule {
  field: string;
  code: FieldErrorCode;
  isBroken: boolean;
}

/**
 * What the fields of the map must fulfil together.
 * @throws DomainError validation_failed with the path of each field
 */
export function checkMap({ map, mapOverlays = [] }: SiteSettingsFields): void {
  const rules = [
    {
      field: 'map.zoom',
      code: 'zoom_outside_levels' as const,
      isBroken: map !== undefined && (map.minZoom > map.zoom || map.zoom > map.maxZoom),
    },
    ...mapOverlays.flatMap((overlay, index) => {
      const codesBefore = mapOverlays.slice(0, index).map(({ code }) => code);
      return rulesOf(overlay, codesBefore).map((rule) => ({ ...rule, field: `mapOverlays.${index}.${rule.field}` }));
    }),
  ];
  const errors = rules.filter(({ isBroken }) => isBroken).map(({ field, code }) => ({ field, code }));
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}

function rulesOf({ code, tiles, picture }: MapOverlay, codesBefore: string[]): Rule[] {
  return [
    { field: 'code', code: 'field_taken', isBroken: codesBefore.includes(code) },
    // Either of them, not both.
    { field: 'tiles', code: 'field_invalid', isBroken: (tiles === null) === (picture === null) },
    { field: 'tiles.maxZoom', code: 'levels_reversed', isBroken: tiles !== null && tiles.minZoom > tiles.maxZoom },
    { field: 'picture.north', code: 'edges_reversed', isBroken: picture !== null && picture.south >= picture.north },
    { field: 'picture.east', code: 'edges_reversed', isBroken: picture !== null && picture.west >= picture.east },
  ];
}
