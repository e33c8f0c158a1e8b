import { listedLicence, listedLicences } from './listed-licences.js';

/** How wide the public sees photos with a licence at most. */
export interface PublicWidth {
  /** One of `widthLicences`. */
  licence: string;
  /** In pixels. */
  width: number;
}

/** Licences that the list does not know, and photos without one. */
export const otherRights = ['other', 'none'] as const;

/** What a width can be set for: the codes of the listed licences, and `otherRights`. */
export const widthLicences: readonly string[] = [...listedLicences.map(({ code }) => code), ...otherRights];

/** The largest public width of photos with this licence; infinite without a limit. */
export type WidthOf = (licence: string | null) => number;

/**
 * The limits that the settings state. A version that was adapted to the law of a country (`CC BY-SA 3.0 IT`) has the limit of
 * its licence. Photos without a licence have that of the archive's default licence, where they have none of their own.
 */
export function publicWidths({
  publicWidths: limited,
  defaultLicense,
}: {
  publicWidths: PublicWidth[];
  defaultLicense: string | null;
}): WidthOf {
  if (limited.length === 0) return () => Infinity;
  const widths = new Map(limited.map(({ licence, width }) => [licence, width]));
  const ofText = (text: string): number => widths.get(codeOf(text)) ?? Infinity;
  const ofNone = widths.get('none') ?? (defaultLicense ? ofText(defaultLicense) : Infinity);
  // Thousands of photos have a few licences.
  const known = new Map<string, number>();
  return (licence) => {
    const text = licence?.trim();
    if (!text) return ofNone;
    const width = known.get(text) ?? ofText(text);
    known.set(text, width);
    return width;
  };
}

const codeOf = (text: string): string => listedLicence(text)?.code.replace(/(?<=\d)-[a-z]{2}$/, '') ?? 'other';
