/** An uploaded image of the brand. Its files are at addresses with its content, so that they can be cached as long as they are shown. */
export interface BrandImage {
  /** Of the original. */
  sha256: string;
  /** Pixels of the file for headers: `brandLimits.logo` at most. */
  width: number;
  height: number;
}

export interface Logo {
  light: BrandImage;
  /** For the dark theme; null: the other one lies on a light plate there. */
  dark: BrandImage | null;
  /** Whether it shows the site's name. Else pages write the name beside it. */
  carriesName: boolean;
}

/** What an archive has chosen; null: the logo and the icons of the product. */
export interface Brand {
  logo: Logo | null;
  /** Square. Null: the icons are made of the logo. */
  icon: BrandImage | null;
}

/** The rendition profile of brand images: a visible change of how they are made needs a new name. */
export const brandProfile = 'brand1';

export const brandLimits = {
  bytes: 5 * 1024 * 1024,
  pixels: 16_000_000,
  /** Three pixels for each of the 40 that the header has for it. */
  logo: { width: 720, height: 120 },
} as const;

/** The types of files that are accepted. Not SVG, which may hold scripts and references. */
export const brandImageTypes = ['image/png', 'image/webp', 'image/jpeg'] as const;

/** The file for headers, whose name has its size. */
export const logoFile = ({ width, height }: Pick<BrandImage, 'width' | 'height'>): string =>
  `logo${width}x${height}.webp`;

/** The other files that are made of every image of the brand. */
export const iconFiles = [
  'favicon.ico',
  'icon32.png',
  'icon180.png',
  'icon192.png',
  'icon512.png',
  'maskable192.png',
  'maskable512.png',
  'share.png',
] as const;
export type IconFile = (typeof iconFiles)[number];

/** On this site. */
export const brandAddress = ({ sha256 }: BrandImage, file: string): string =>
  `/uploads/${sha256}/${brandProfile}/${file}`;

/** The images of a brand, by the path of the setting that names each. */
export const brandImagesOf = ({ logo, icon }: Partial<Brand>): Record<string, BrandImage | null> => ({
  'logo.light': logo?.light ?? null,
  'logo.dark': logo?.dark ?? null,
  icon: icon ?? null,
});

/** What the icons are made of; null: those of the product. */
export const iconSource = ({ logo, icon }: Brand): BrandImage | null => icon ?? logo?.light ?? null;

/** What is shown with a link to a page that has no picture; null: that of the product. */
export const shareSource = ({ logo, icon }: Brand): BrandImage | null => logo?.light ?? icon;
