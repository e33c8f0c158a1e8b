import { develop, filmOf } from './engine/develop.js';
import { expose } from './engine/shade.js';
import { Stage } from './kit/stage.js';
import { motifOf } from './plan.js';
import { regionsOf } from './regions.js';
import { takeOf, weatherOf, yearOf } from './weather.js';
import type { Format } from './kit/stage.js';
import type { DemoPhoto, DemoPlace, Region } from './types.js';

const SIDES: Record<Format, readonly [number, number]> = {
  '3:2': [1600, 1067],
  '4:3': [1600, 1200],
  '3:4': [1200, 1600],
  '4:5': [1280, 1600],
  '2:1': [1720, 860],
  '1:1': [1600, 1600],
};

export interface Print {
  png: Buffer;
  width: number;
  height: number;
  regions: Region[];
}

/**
 * One photo, from its record to its print.
 *
 * @param size a share of the usual sides, as for a quick proof, or the long side in pixels
 */
export async function paint(
  photo: DemoPhoto,
  turn: number,
  places: Map<string, DemoPlace>,
  size: { scale: number } | { longSide: number } = { scale: 1 },
): Promise<Print> {
  const light = weatherOf(photo);
  const stage = Stage.of(photo.id, light, takeOf(photo, turn));
  motifOf(photo)(stage);
  const [fw, fh] = SIDES[stage.format];
  const scale = 'scale' in size ? size.scale : size.longSide / Math.max(fw, fh);
  const width = Math.round(fw * scale),
    height = Math.round(fh * scale);
  // Seen finer than printed: edges come out smooth, ropes and panes survive.
  const fine = 1.35;
  const seen = expose(
    {
      mesh: stage.m,
      camera: stage.camera,
      light,
      lamps: stage.lamps,
      level: stage.level,
      hasWater: stage.hasWater,
      shadow: stage.shadow,
      seed: photo.id,
    },
    Math.round(width * fine),
    Math.round(height * fine),
    shadowSide(scale),
  );
  const regions = regionsOf(seen.view, stage.m.obj, stage.slugs, places);
  const soft = photo.description.includes('pochi contrasti');
  const png = await develop(seen, {
    width,
    height,
    film: filmOf(yearOf(photo), photo.id, soft),
    key: light.key,
    seed: photo.id,
    indoor: light.indoor,
    ...(stage.focus ? { focus: stage.focus } : {}),
  });
  return { png, width, height, regions };
}

/** Sides of the map of shadows, in pixels: their edges are as fine as the picture. */
const shadowSide = (scale: number): number => (scale < 0.6 ? 1024 : scale <= 1 ? 2560 : 6144);
