/** Colorants adapted to D50 and the gamma of a display or working space, as its profile states them. */
interface RgbSpace {
  red: Xyz;
  green: Xyz;
  blue: Xyz;
  gamma: number;
}
type Xyz = [number, number, number];

const d50: Xyz = [0.9642, 1, 0.8249];

export const rgbSpaces = {
  adobeRgb: {
    red: [0.60974, 0.31111, 0.01947],
    green: [0.20528, 0.62567, 0.06087],
    blue: [0.14919, 0.06322, 0.74457],
    gamma: 2.2,
  },
  proPhoto: {
    red: [0.79767, 0.28804, 0],
    green: [0.13519, 0.71188, 0],
    blue: [0.03134, 0.00009, 0.82491],
    gamma: 1.8,
  },
  /** With a gamma in place of the curve of Display P3, which profiles need not have. */
  p3: {
    red: [0.51512, 0.2412, -0.00105],
    green: [0.29198, 0.69225, 0.04189],
    blue: [0.1571, 0.06657, 0.78407],
    gamma: 2.2,
  },
  /** Of raw scans: the numbers are proportional to the light. */
  linear: {
    red: [0.79767, 0.28804, 0],
    green: [0.13519, 0.71188, 0],
    blue: [0.03134, 0.00009, 0.82491],
    gamma: 1,
  },
} satisfies Record<string, RgbSpace>;

/** An ICC profile of version 2 with a matrix and a gamma, as scanners and editors embed them. */
export const rgbProfile = ({ red, green, blue, gamma }: RgbSpace): Buffer =>
  profile('RGB ', {
    rXYZ: xyz(red),
    gXYZ: xyz(green),
    bXYZ: xyz(blue),
    rTRC: curve(gamma),
    gTRC: curve(gamma),
    bTRC: curve(gamma),
  });

export const greyProfile = (gamma: number): Buffer => profile('GRAY', { kTRC: curve(gamma) });

function profile(space: 'RGB ' | 'GRAY', described: Record<string, Buffer>): Buffer {
  const tags = Object.entries({ desc: description('A profile'), wtpt: xyz(d50), cprt: text('None'), ...described });
  const start = 128 + 4 + tags.length * 12;
  const table = Buffer.alloc(start - 128);
  table.writeUInt32BE(tags.length, 0);
  let offset = start;
  for (const [index, [name, content]] of tags.entries()) {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + index * 12);
    table.writeUInt32BE(content.length, 12 + index * 12);
    offset += content.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${space}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  xyz(d50).copy(header, 68, 8);
  return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
}

const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65536));
  return bytes;
};
const padded = (content: Buffer): Buffer => Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
const xyz = (values: Xyz): Buffer => Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...values.map(fixed)]);
const text = (value: string): Buffer => padded(Buffer.from(`text\0\0\0\0${value}\0`, 'latin1'));

function curve(gamma: number): Buffer {
  const content = Buffer.from('curv\0\0\0\0\0\0\0\x01\0\0', 'latin1');
  content.writeUInt16BE(Math.round(gamma * 256), 12);
  return padded(content);
}

function description(value: string): Buffer {
  const head = Buffer.from('desc\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(value.length + 1, 8);
  return padded(Buffer.concat([head, Buffer.from(`${value}\0`, 'latin1'), Buffer.alloc(8 + 3 + 67)]));
}

/** The numbers, from 0 to 1, by which an RGB space expresses a colour of sRGB. */
export function inSpace(srgb: readonly number[], { red, green, blue, gamma }: RgbSpace): number[] {
  const linear = srgb.map((value) => fromSrgbCurve(value / 255));
  const [r, g, b] = srgbColorants;
  const colour = [0, 1, 2].map((row) => linear[0]! * r[row]! + linear[1]! * g[row]! + linear[2]! * b[row]!);
  return solve([red, green, blue], colour).map((value) => Math.min(1, Math.max(0, value)) ** (1 / gamma));
}

const srgbColorants = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
] as const;

export const fromSrgbCurve = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** The weights of three columns that sum up to `target`, by Cramer's rule. */
function solve(columns: Xyz[], target: number[]): number[] {
  const whole = determinant(columns);
  return columns.map(
    (_, index) => determinant(columns.map((one, at) => (at === index ? (target as Xyz) : one))) / whole,
  );
}

const determinant = ([a, b, c]: Xyz[]): number =>
  a![0] * (b![1] * c![2] - b![2] * c![1]) -
  b![0] * (a![1] * c![2] - a![2] * c![1]) +
  c![0] * (a![1] * b![2] - a![2] * b![1]);
