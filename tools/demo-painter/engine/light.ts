import type { P3 } from './mesh.js';

/** The weather and the hour, as the renderer needs them. */
export interface Light {
  /** Sun's side: 0 behind the photographer, negative to the left, ±π/2 from the side. */
  side: number;
  /** Sun's height over the horizon, in radians. */
  height: number;
  sun: number;
  ambient: number;
  /** Share of the light lost per metre of air. */
  haze: number;
  hazeTone: number;
  skyHigh: number;
  skyLow: number;
  clouds: number;
  /** 0 dry, 1 streaming wet ground that mirrors. */
  wet: number;
  snow: number;
  /** Radius of the shadows' soft edge, in metres. */
  soft: number;
  lampsLit: boolean;
  /** 0 calm to 1 bora. */
  wind: number;
  indoor: boolean;
  /** Trees without leaves. */
  bare: boolean;
  /** Mean brightness aimed at by the exposure. */
  key: number;
}

export interface Lamp {
  x: number;
  y: number;
  z: number;
  power: number;
}

export const DAY: Light = {
  side: -0.85,
  height: 0.72,
  sun: 2.3,
  ambient: 0.72,
  haze: 0.0011,
  hazeTone: 1.02,
  skyHigh: 0.92,
  skyLow: 1.12,
  clouds: 0.25,
  wet: 0,
  snow: 0,
  soft: 0.12,
  lampsLit: false,
  wind: 0.1,
  indoor: false,
  bare: false,
  key: 0.46,
};

export function sunDirection(light: Light, yaw: number): P3 {
  const bx = -Math.sin(yaw),
    bz = Math.cos(yaw);
  const rx = Math.cos(yaw),
    rz = Math.sin(yaw);
  const c = Math.cos(light.side),
    s = Math.sin(light.side),
    h = Math.cos(light.height);
  return [(bx * c + rx * s) * h, Math.sin(light.height), (bz * c + rz * s) * h];
}
