import { DomainError } from '../contract/errors.js';
import type { MapOverlay, SiteSettingsFields } from '../contract/settings.js';

interface Rule {
  field: string;
  isBroken: boolean;
}

/**
 * What the fields of the map must fulfil together.
 * @throws DomainError validation_failed with the path of each field
 */
export function checkMap({ map, mapOverlays = [] }: SiteSettingsFields): void {
  const rules = [
    { field: 'map.zoom', isBroken: map !== undefined && (map.minZoom > map.zoom || map.zoom > map.maxZoom) },
    ...mapOverlays.flatMap((overlay, index) => {
      const codesBefore = mapOverlays.slice(0, index).map(({ code }) => code);
      return rulesOf(overlay, codesBefore).map((rule) => ({ ...rule, field: `mapOverlays.${index}.${rule.field}` }));
    }),
  ];
  const errors = rules
    .filter(({ isBroken }) => isBroken)
    .map(({ field }) => ({ field, code: 'field_invalid' as const }));
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}

function rulesOf({ code, tiles, picture }: MapOverlay, codesBefore: string[]): Rule[] {
  return [
    { field: 'code', isBroken: codesBefore.includes(code) },
    // Either of them, not both.
    { field: 'tiles', isBroken: (tiles === null) === (picture === null) },
    { field: 'tiles.maxZoom', isBroken: tiles !== null && tiles.minZoom > tiles.maxZoom },
    { field: 'picture.north', isBroken: picture !== null && picture.south >= picture.north },
    { field: 'picture.east', isBroken: picture !== null && picture.west >= picture.east },
  ];
}
