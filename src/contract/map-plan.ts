/** What a shape of the plan is; drawn as an area. */
export const planAreas = ['land', 'water', 'park', 'block', 'square', 'building'] as const;
/** What a shape of the plan is; drawn as a line. */
export const planLines = ['coast', 'street', 'path', 'rail'] as const;
export type PlanKind = (typeof planAreas)[number] | (typeof planLines)[number];

/** Longitude and latitude, in WGS 84 degrees. */
export type PlanPosition = [lng: number, lat: number];

export type PlanGeometry =
  | { type: 'LineString'; /** @format double */ coordinates: PlanPosition[] }
  | { type: 'MultiLineString' | 'Polygon'; /** @format double */ coordinates: PlanPosition[][] }
  | { type: 'MultiPolygon'; /** @format double */ coordinates: PlanPosition[][][] };

export interface PlanFeature {
  type: 'Feature';
  properties: { kind: PlanKind; name?: string };
  geometry: PlanGeometry;
}

/** The shapes of the plan of a city, as GeoJSON (RFC 7946): areas are drawn in this order, and lines above them. */
export interface CityPlan {
  type: 'FeatureCollection';
  features: PlanFeature[];
}

export const isPlanArea = (kind: unknown): boolean => planAreas.some((area) => area === kind);
export const isPlanLine = (kind: unknown): boolean => planLines.some((line) => line === kind);
