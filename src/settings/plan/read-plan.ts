import {
  type CityPlan,
  isPlanArea,
  isPlanLine,
  type PlanFeature,
  type PlanGeometry,
  type PlanPosition,
} from '../../contract/map-plan.js';
import { DomainError } from '../../contract/errors.js';
import { mapLimits } from '../../contract/map-limits.js';
import { rounded } from '../../contract/position.js';
import { wellFormed } from '../../platform/http/input.decorators.js';

/** So many errors say what is wrong with a file. */
const maxErrors = 10;

/** What a feature must not have, by the path of the field. */
class InvalidField extends Error {
  constructor(readonly field: string) {
    super(field);
  }
}

/**
 * Reads the shapes of a plan from GeoJSON. Only geometry, kind and name are kept, in six decimals (about 10 cm), so that
 * nothing is published that the map does not draw.
 * @throws DomainError plan_unreadable for what is no FeatureCollection, plan_too_detailed, validation_failed with the path
 *   of each field (`features.3.geometry`)
 */
export function readPlan(text: string): CityPlan {
  const features = featuresOf(text);
  const errors: { field: string; code: 'field_invalid' }[] = [];
  const read: PlanFeature[] = [];
  for (const [index, feature] of features.entries()) {
    try {
      read.push(readFeature(feature));
    } catch (error) {
      if (!(error instanceof InvalidField)) throw error;
      errors.push({ field: `features.${index}.${error.field}`, code: 'field_invalid' });
      if (errors.length === maxErrors) break;
    }
  }
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
  const positions = read.reduce((sum, { geometry }) => sum + countPositions(geometry.coordinates), 0);
  if (positions > mapLimits.plan.positions) throw new DomainError('plan_too_detailed');
  return { type: 'FeatureCollection', features: read };
}

function featuresOf(text: string): unknown[] {
  try {
    const collection: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isObject(collection) && collection['type'] === 'FeatureCollection' && Array.isArray(collection['features']))
      return collection['features'];
  } catch (error) {
    throw new DomainError('plan_unreadable', { cause: error });
  }
  throw new DomainError('plan_unreadable');
}

function readFeature(feature: unknown): PlanFeature {
  if (!isObject(feature) || feature['type'] !== 'Feature') throw new InvalidField('type');
  const { properties, geometry } = feature;
  if (!isObject(properties)) throw new InvalidField('properties');
  const { kind } = properties;
  if (!isPlanArea(kind) && !isPlanLine(kind)) throw new InvalidField('properties.kind');
  const name = readName(properties['name']);
  return {
    type: 'Feature',
    properties: { kind: kind as PlanFeature['properties']['kind'], ...(name && { name }) },
    geometry: readGeometry(geometry, isPlanArea(kind)),
  };
}

function readName(name: unknown): string {
  if (name === undefined || name === null) return '';
  if (typeof name !== 'string' || name.length > mapLimits.plan.name || /\p{Cc}/u.test(name))
    throw new InvalidField('properties.name');
  return wellFormed(name.trim()).normalize('NFC');
}

/** Areas are polygons, and everything else is lines. */
function readGeometry(geometry: unknown, isArea: boolean): PlanGeometry {
  if (!isObject(geometry)) throw new InvalidField('geometry');
  const { type, coordinates } = geometry;
  if (isArea && type === 'Polygon') return { type, coordinates: readList(coordinates, readRing) };
  if (isArea && type === 'MultiPolygon')
    return { type, coordinates: readList(coordinates, (polygon) => readList(polygon, readRing)) };
  if (!isArea && type === 'LineString') return { type, coordinates: readLine(coordinates) };
  if (!isArea && type === 'MultiLineString') return { type, coordinates: readList(coordinates, readLine) };
  throw new InvalidField('geometry.type');
}

/** Closed, as RFC 7946 says: its last position is its first one. */
function readRing(ring: unknown): PlanPosition[] {
  const positions = readList(ring, readPosition);
  if (positions.length < 4 || String(positions[0]) !== String(positions.at(-1)))
    throw new InvalidField('geometry.coordinates');
  return positions;
}

function readLine(line: unknown): PlanPosition[] {
  const positions = readList(line, readPosition);
  if (positions.length < 2) throw new InvalidField('geometry.coordinates');
  return positions;
}

/** A third number, the height, is left out. */
function readPosition(position: unknown): PlanPosition {
  const [lng, lat] = Array.isArray(position) ? (position as unknown[]) : [];
  if (!isWithin(lng, 180) || !isWithin(lat, 90)) throw new InvalidField('geometry.coordinates');
  return [rounded(lng), rounded(lat)];
}

function readList<Item>(list: unknown, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(list) || list.length === 0) throw new InvalidField('geometry.coordinates');
  return list.map(read);
}

const isWithin = (degrees: unknown, max: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= max;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function countPositions(coordinates: PlanGeometry['coordinates'] | PlanPosition): number {
  return typeof coordinates[0] === 'number'
    ? 1
    : (coordinates as PlanPosition[]).reduce((sum, part) => sum + countPositions(part), 0);
}
