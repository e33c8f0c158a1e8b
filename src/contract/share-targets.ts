/** Where a page can be shared to, with the address that does it. Nothing is requested from there before a click. */
export interface ShareTarget {
  name: string;
  /** https, with `{url}` for the page's address; `{title}` and `{image}` may stand for its title and its share image. */
  address: string;
}

/** The networks that the product knows, by code. */
export const knownShareTargets = {
  facebook: { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  x: { name: 'X', address: 'https://x.com/intent/tweet?url={url}&text={title}' },
  pinterest: {
    name: 'Pinterest',
    address: 'https://www.pinterest.com/pin/create/button/?url={url}&description={title}&media={image}',
  },
} as const satisfies Record<string, ShareTarget>;

export type KnownShareTarget = keyof typeof knownShareTargets;
export const knownShareTargetCodes = Object.keys(knownShareTargets) as KnownShareTarget[];

/** The targets that an archive offers: the chosen ones of the known, then its own. */
export const shareTargetsOf = (site: {
  shareTargets: KnownShareTarget[];
  ownShareTargets: ShareTarget[];
}): ShareTarget[] => [...site.shareTargets.map((code) => knownShareTargets[code]), ...site.ownShareTargets];

export interface SharedPage {
  url: string;
  title: string;
  /** Address of the share image, or null. */
  image: string | null;
}

/** The address that shares a page. Without an image the parameter that asks for it is left out. */
export function shareAddress({ address }: ShareTarget, { image, ...page }: SharedPage): string {
  const values: Record<string, string> = { ...page, image: image ?? '' };
  const template = image === null ? address.replace(/[?&]\w+=\{image\}/, '') : address;
  return template.replace(/\{(url|title|image)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Whether a target of an archive's own can have this address: the host is fixed, and what is filled in follows it. */
export const isShareAddress = (address: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(?::\d+)?[/?#]\S*$/i.test(address) &&
  address.includes('{url}') &&
  !/[{}]/.test(address.replace(/\{(?:url|title|image)\}/g, '')) &&
  URL.canParse(address);
