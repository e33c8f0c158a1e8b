import { lookAt } from '../engine/camera.js';
import { Mesh } from '../engine/mesh.js';
import { makeRng } from '../engine/random.js';
import type { Camera } from '../engine/camera.js';
import type { Lamp, Light } from '../engine/light.js';
import type { Rng } from '../engine/random.js';

export type Format = '3:2' | '4:3' | '3:4' | '4:5' | '2:1' | '1:1';

/** What varies between two pictures of one motif. */
export interface Take {
  year: number;
  /** 0 for the first picture of a motif, 1 for the second: the photographer moves a few steps. */
  turn: number;
  festive: boolean;
  sunday: boolean;
  crowded: boolean;
  works: boolean;
  close: boolean;
}

/** The place being photographed: its model, the light on it, and the camera in front of it. */
export class Stage {
  readonly m = new Mesh();
  readonly lamps: Lamp[] = [];
  readonly slugs: string[] = [''];
  camera: Camera = lookAt(0, 1.7, 20, 0, 0, 0.9, 0.6);
  format: Format = '3:2';
  level = 0;
  hasWater = false;
  focus: number | undefined;
  shadow = { x: 0, z: 0, r: 90 };
  constructor(
    readonly rng: Rng,
    readonly light: Light,
    readonly take: Take,
    readonly seed: number,
  ) {}

  static of(seed: number, light: Light, take: Take): Stage {
    return new Stage(makeRng(seed), light, take, seed);
  }

  /** Stands the camera at (x, y, z) aimed at (tx, tz), and centres the shadows on what it sees. */
  shoot(
    x: number,
    y: number,
    z: number,
    tx: number,
    tz: number,
    focal: number,
    horizon: number,
    format: Format = '3:2',
    shadowRadius = 80,
  ): void {
    // Focal lengths are given for plates lying down; one set upright keeps its lens.
    const upright = format === '3:4' || format === '4:5';
    this.camera = lookAt(x, y, z, tx, tz, focal * (upright ? 1.2 : 1), horizon);
    this.format = format;
    const d = Math.hypot(tx - x, tz - z) || 1;
    const reach = Math.min(d, shadowRadius * 0.8);
    this.shadow = { x: x + ((tx - x) / d) * reach, z: z + ((tz - z) / d) * reach, r: shadowRadius };
  }

  /** What is drawn inside belongs to a place of the archive. */
  tag(slug: string, draw: () => void): void {
    const before = this.m.object;
    let i = this.slugs.indexOf(slug);
    if (i < 0) i = this.slugs.push(slug) - 1;
    this.m.object = i;
    draw();
    this.m.object = before;
  }

  lamp(x: number, y: number, z: number, power = 14): void {
    const [lx, ly, lz] = this.m.world([x, y, z]);
    if (this.light.lampsLit || this.light.indoor) this.lamps.push({ x: lx, y: ly, z: lz, power });
  }
}
