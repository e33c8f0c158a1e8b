/** What is used of two libraries that bring no types for these files. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    has_alpha_channel(): boolean;
    /** Calls back with null when the picture cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void;
  }
  export default function libheif(): Promise<{ HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }>;
}

declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  interface J2KDecoder {
    getEncodedBuffer(length: number): Uint8Array;
    decode(): void;
    getDecodedBuffer(): Uint8Array;
    getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number };
  }
  export default function openJpeg(options: {
    locateFile: (name: string) => string;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Promise<{ J2KDecoder: new () => J2KDecoder }>;
}
