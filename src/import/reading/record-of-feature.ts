/**
 * A feature of GeoJSON (RFC 7946) as a record: its properties, with the place of a point as `latitude` and `longitude`; any other
 * geometry stays as it is. Other values are left as they are.
 */
export function recordOfFeature(value: unknown): unknown {
  if (!isObject(value) || value['type'] !== 'Feature' || !isObject(value['properties'])) return value;
  const { id, geometry, properties } = value;
  return { ...(id !== undefined && { id }), ...properties, ...placeOf(geometry) };
}

function placeOf(geometry: unknown): object {
  if (!isObject(geometry)) return {};
  const { type, coordinates } = geometry;
  if (type !== 'Point' || !Array.isArray(coordinates)) return { geometry };
  // Longitude comes first (RFC 7946, 3.1.1).
  const [longitude, latitude] = coordinates as unknown[];
  return { latitude, longitude };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
