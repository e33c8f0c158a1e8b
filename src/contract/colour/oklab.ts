/** A colour by what people see of it: lightness from 0 to 1, and the two axes green to red and blue to yellow (Oklab). */
export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** Red, green and blue as amounts of light, from 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

/** @param colour `#rrggbb` */
export function lightOf(colour: string): Light {
  const amount = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [amount(1), amount(3), amount(5)];
}

/** @param colour `#rrggbb` */
export function toOklab(colour: string): Oklab {
  const [red, green, blue] = lightOf(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** As `#rrggbb`. A colour that screens cannot show loses what is too much of each channel. */
export function fromOklab({ lightness, a, b }: Oklab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
    .map(channelOf)
    .join('')}`;
}

function channelOf(light: number): string {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}

/** What CSS calls `color-mix(in oklab, colour share, other)`; `share` is from 0 to 1. */
export function mixed(colour: string, share: number, other: string): string {
  const [one, two] = [toOklab(colour), toOklab(other)];
  const between = (part: keyof Oklab): number => one[part] * share + two[part] * (1 - share);
  return fromOklab({ lightness: between('lightness'), a: between('a'), b: between('b') });
}
