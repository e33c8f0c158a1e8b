import { noise } from './noise.js';
import type { Light } from './light.js';

/** Light of the sky in a direction: `across` is the compass angle, `up` the tangent of the height. */
export function skyLight(light: Light, across: number, up: number, seed: number): number {
  const t = Math.min(1, Math.max(0, up) / 0.75);
  let v = light.skyLow + (light.skyHigh - light.skyLow) * Math.pow(t, 0.6);
  if (light.clouds > 0) {
    // Clouds lie on a ceiling, so they crowd and flatten towards the horizon.
    const reach = 1 / (Math.max(0, up) + 0.16);
    const u = across * reach * 0.34 + seed * 0.137;
    const w = reach * 0.42 + seed * 0.071;
    let c = noise(u, w) * 0.75 + noise(u * 2.7 + 0.4, w * 2.7) * 0.3;
    c = Math.max(0, Math.min(1, c * 1.2 + light.clouds * 0.9 - 0.25));
    const shade = noise(u + 0.03, w + 0.05) - noise(u, w);
    const bright = light.skyLow * (1.06 + shade * 0.9) - c * light.clouds * 0.16;
    v += (bright - v) * c * Math.min(1, light.clouds * 1.5) * Math.min(1, up * 7 + 0.25);
  }
  return v;
}
