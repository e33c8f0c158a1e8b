import { DomainError } from '../../contract/errors.js';
import { mapLimits } from '../../contract/map-limits.js';
import { readPlan } from './read-plan.js';

const ring = [
  [13.76, 45.65],
  [13.77, 45.65],
  [13.77, 45.66],
  [13.76, 45.65],
];
const square = { type: 'Polygon', coordinates: [ring] };
const street = { type: 'LineString', coordinates: [ring[0], ring[1]] };
const feature = (geometry: unknown, properties: unknown = { kind: 'block' }) => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
const refusalOf = (text: string): string => {
  try {
    readPlan(text);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, ...(error.details.errors ?? []).map(({ field }) => field)].join(' ');
  }
  return 'accepted';
};

describe('the plan of a city', () => {
  it('has geometry in six decimals, kind and name, and nothing else of the file', () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      author: 'A surveyor',
      features: [
        {
          ...feature(
            {
              type: 'MultiLineString',
              coordinates: [
                [
                  [13.76000049, 45.65, 12],
                  [13.7700005, 45.65, 12],
                ],
              ],
            },
            { kind: 'street', name: ' Le Rive ', owner: 'A person' },
          ),
          id: 7,
          bbox: [1, 2, 3, 4],
        },
        feature(square, { kind: 'park', name: null }),
      ],
    });
    expect(readPlan(`\uFEFF${text}`)).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { kind: 'street', name: 'Le Rive' },
          geometry: {
            type: 'MultiLineString',
            coordinates: [
              [
                [13.76, 45.65],
                [13.770001, 45.65],
              ],
            ],
          },
        },
        feature(square, { kind: 'park' }),
      ],
    });
  });

  it.each([
    ['', 'plan_unreadable'],
    ['{"type":"FeatureCollection"', 'plan_unreadable'],
    ['[]', 'plan_unreadable'],
    ['null', 'plan_unreadable'],
    ['{"type":"FeatureCollection","features":{}}', 'plan_unreadable'],
    [JSON.stringify(feature(square)), 'plan_unreadable'],
    [collection(null), 'validation_failed features.0.type'],
    [collection(feature(square), feature(square, null)), 'validation_failed features.1.properties'],
    [collection(feature(square, { kind: 'lava' })), 'validation_failed features.0.properties.kind'],
    [collection(feature(square, {})), 'validation_failed features.0.properties.kind'],
    [collection(feature(square, { kind: 'park', name: 7 })), 'validation_failed features.0.properties.name'],
    [collection(feature(square, { kind: 'park', name: 'a\0b' })), 'validation_failed features.0.properties.name'],
    [
      collection(feature(square, { kind: 'park', name: 'x'.repeat(mapLimits.plan.name + 1) })),
      'validation_failed features.0.properties.name',
    ],
    [collection(feature(null)), 'validation_failed features.0.geometry'],
    [collection(feature(street)), 'validation_failed features.0.geometry.type'],
    [collection(feature(square, { kind: 'rail' })), 'validation_failed features.0.geometry.type'],
    [collection(feature({ type: 'Point', coordinates: [13, 45] })), 'validation_failed features.0.geometry.type'],
    [
      collection(feature({ type: 'Polygon', coordinates: [ring.slice(0, 3)] })),
      'validation_failed features.0.geometry.coordinates',
    ],
    [
      collection(feature({ type: 'Polygon', coordinates: [[...ring.slice(0, 3), [13, 45]]] })),
      'validation_failed features.0.geometry.coordinates',
    ],
    [
      collection(feature({ type: 'MultiPolygon', coordinates: [ring] })),
      'validation_failed features.0.geometry.coordinates',
    ],
    [
      collection(feature({ type: 'LineString', coordinates: [[181, 45], ring[0]] }, { kind: 'rail' })),
      'validation_failed features.0.geometry.coordinates',
    ],
    [
      collection(feature({ type: 'LineString', coordinates: [['13', '45'], ring[0]] }, { kind: 'rail' })),
      'validation_failed features.0.geometry.coordinates',
    ],
  ])('is refused as %s', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });

  it('is refused with at most ten errors, and with too many positions', () => {
    expect(refusalOf(collection(...Array.from({ length: 30 }, () => null))).split(' ')).toHaveLength(11);
    const long = {
      type: 'LineString',
      coordinates: Array.from({ length: mapLimits.plan.positions + 1 }, () => ring[0]),
    };
    expect(refusalOf(collection(feature(long, { kind: 'street' })))).toBe('plan_too_detailed');
  });
});
