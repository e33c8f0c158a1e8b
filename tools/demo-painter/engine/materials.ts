/**
 * What a surface is made of. The texture decides the pattern seen at close range, the tone how much
 * light comes back (0 black, 1 white).
 */
export const TEXTURES = [
  'plain',
  'plaster',
  'ashlar',
  'rustic',
  'brick',
  'stone',
  'marble',
  'tiles',
  'slabs',
  'cobble',
  'dirt',
  'gravel',
  'grass',
  'leaf',
  'rock',
  'wood',
  'planks',
  'metal',
  'cloth',
  'skin',
  'glass',
  'water',
  'gold',
  'lamp',
  'lozenge',
  'stripes',
  'hill',
  'steps',
  'mosaic',
  'parquet',
  'smoke',
] as const;
export type Texture = (typeof TEXTURES)[number];

export interface Material {
  texture: Texture;
  tone: number;
}

/** Materials get small numbers, so that a triangle can name its own in two bytes. */
export class Palette {
  readonly list: Material[] = [];
  private readonly ids = new Map<string, number>();

  id(texture: Texture, tone: number): number {
    const t = Math.round(Math.min(2, Math.max(0.01, tone)) * 100) / 100;
    const key = `${texture}:${t}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.list.push({ texture, tone: t }) - 1;
    this.ids.set(key, id);
    return id;
  }
}
