import { exploreLimits } from '../../src/contract/explore-limits.js';
import { distanceMetres, type Position } from '../../src/contract/position.js';

/** Where the visitor is, as the device says. */
export interface Fix extends Position {
  /** In metres: the visitor is within this radius with a probability of 95 %. */
  accuracy: number;
  /** In milliseconds since the epoch. */
  takenAt: number;
}

/** Whether an update says nothing new: it is less than 20 m away and less than 10 s after the last one. */
export function isIgnored(last: Fix, next: Fix): boolean {
  const { metres, ms } = exploreLimits.ignored;
  return distanceMetres(last, next) < metres && next.takenAt - last.takenAt < ms;
}

/** What the server is asked about: `45.65012,13.77012`, about a metre. */
export const sentPosition = ({ lat, lng }: Position): Position => ({ lat: sentDegrees(lat), lng: sentDegrees(lng) });

const sentDegrees = (degrees: number): number => Number(degrees.toFixed(exploreLimits.decimals));

/** The zoom level that shows a radius in metres, in the range of the site. */
export function zoomOfRadius(radius: number, { minZoom, maxZoom }: { minZoom: number; maxZoom: number }): number {
  const zoom = radius <= 120 ? 18 : radius <= 200 ? 17 : radius <= 320 ? 16 : radius <= 600 ? 15 : 14;
  return Math.min(maxZoom, Math.max(minZoom, zoom));
}

/** A radius that the slider may have: 80, 100, … 600. */
export const isStep = (radius: number): boolean => {
  const { min, max, step } = exploreLimits.radius;
  return radius >= min && radius <= max && (radius - min) % step === 0;
};

/**
 * The step of the slider. The radius at the start lies between two steps, and a browser would show the nearest of them: with
 * half a step it shows the radius itself.
 */
export const sliderStep = (radius: number): number =>
  isStep(radius) ? exploreLimits.radius.step : exploreLimits.radius.step / 2;

/** The radius after the slider was moved: the next step in its direction. */
export function steppedRadius(from: number, to: number): number {
  const { min, step } = exploreLimits.radius;
  const steps = (to - min) / step;
  return min + (to > from ? Math.ceil(steps) : Math.floor(steps)) * step;
}
