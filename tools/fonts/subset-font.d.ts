declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Buffer>;
}
