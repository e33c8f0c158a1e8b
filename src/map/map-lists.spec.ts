import fc from 'fast-check';
import { distanceMetres, type Position } from '../contract/position.js';
import { boxAround } from './circle.js';
import { entitiesWithin } from './map-lists.js';
import { MapPoints } from './map-points.js';

const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
const position = (latMax: number) => fc.record<Position>({ lat: degrees(latMax), lng: degrees(180) });

const pointsAt = (positions: Position[]): MapPoints =>
  MapPoints.of(
    positions.map((at, index) => ({
      ...at,
      id: index + 1,
      year: null,
      first: null,
      last: null,
      members: null,
      firstDay: null,
      lastDay: null,
      bearing: null,
      typeId: 1,
      rank: null,
      isVanished: false,
    })),
  );
const nearestTo = (positions: Position[], centre: Position, radius: number): number[] =>
  entitiesWithin(pointsAt(positions), () => true, { box: null, circle: { centre, radius } });

describe('records around a position', () => {
  it('are exactly those within the radius, the nearest first, on both sides of the meridian of 180°', () => {
    const metres = fc.integer({ min: 10, max: 2000 });
    // So near to each other that some are inside and some outside.
    const offsets = fc.array(fc.record({ lat: degrees(0.02), lng: degrees(0.02) }), { maxLength: 40 });
    const centres = fc.oneof(position(80), fc.constantFrom({ lat: -17, lng: 179.999 }, { lat: 52, lng: -179.998 }));
    fc.assert(
      fc.property(centres, offsets, metres, (centre, around, radius) => {
        const positions = around.map(({ lat, lng }) => ({ lat: centre.lat + lat, lng: wrapped(centre.lng + lng) }));
        const distances = positions.map((at) => distanceMetres(centre, at));
        // Positions are kept to a centimetre: what is that near to the edge may be in or out.
        fc.pre(distances.every((distance) => Math.abs(distance - radius) > 0.02));
        const expected = distances.flatMap((distance, index) => (distance <= radius ? index + 1 : []));
        const found = nearestTo(positions, centre, radius);
        expect([...found].sort((one, other) => one - other)).toEqual(expected);
        const inOrder = found.map((id) => distances[id - 1] ?? 0);
        inOrder.forEach((distance, at) => expect(distance).toBeGreaterThanOrEqual((inOrder[at - 1] ?? 0) - 0.02));
      }),
    );
  });

  it('are in the box of the circle, next to a pole too', () => {
    fc.assert(
      fc.property(position(90), position(90), fc.integer({ min: 10, max: 2_000_000 }), (centre, at, radius) => {
        fc.pre(distanceMetres(centre, at) < radius - 0.01);
        const { west, east, south, north } = boxAround({ centre, radius });
        expect(at.lat).toBeGreaterThanOrEqual(south);
        expect(at.lat).toBeLessThanOrEqual(north);
        const isWithin = west <= east ? at.lng >= west && at.lng <= east : at.lng >= west || at.lng <= east;
        expect(isWithin).toBe(true);
      }),
    );
  });
});

describe('the distance between two positions', () => {
  it('is measured along the surface of a sphere with a radius of 6,371,000 m', () => {
    const piazzaUnita = { lat: 45.6505, lng: 13.7678 };
    expect(distanceMetres(piazzaUnita, piazzaUnita)).toBe(0);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_194.93, 2);
    expect(distanceMetres({ lat: 45, lng: 179.5 }, { lat: 45, lng: -179.5 })).toBeCloseTo(78_626.19, 1);
    expect(distanceMetres({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(Math.PI * 6_371_000, 0);
  });
});

const wrapped = (lng: number): number => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);
