import type { Metadata, Sharp } from 'sharp';
import { isLinearProfile } from './linear-profile.js';

/**
 * The image in the colours that its profile describes, in 8-bit sRGB or grey. sharp converts 16-bit colours with a profile to
 * Display P3, and does not convert 16-bit grey by its profile at all; so their depth is reduced first.
 */
export function inSrgb(image: Sharp, { space, icc }: Pick<Metadata, 'space' | 'icc'>): Sharp {
  const converted = image.toColourspace('srgb');
  if (!icc) return converted;
  if (space === 'grey16') return converted.pipelineColourspace('b-w');
  if (space !== 'rgb16') return converted;
  // Eight bits of light are too few for its shadows, so these come by way of Display P3.
  return isLinearProfile(icc) ? converted.withIccProfile('srgb') : converted.pipelineColourspace('srgb');
}
