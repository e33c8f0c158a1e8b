import { addressOf } from './addresses.js';
import { type Language, withLanguage } from './languages.js';
import { isStaff, type Role } from './roles.js';

const fileName =
  /\.(?:js|mjs|css|map|json|xml|txt|ico|svg|png|jpe?g|webp|avif|gif|woff2?|ttf|mp[34]|webm|ogg|opus|m4a|pdf|webmanifest)$/i;

/** Whether a path ends with a file extension. Such paths never get a language prefix, even if the file does not exist. */
export const hasFileExtension = (pathname: string): boolean => fileName.test(pathname);

/** Whether a path never has a language prefix. */
export const isExemptFromLanguage = (pathname: string): boolean =>
  !addressOf(pathname).takesLanguage || hasFileExtension(pathname);

/** The address of a page in a language; /admin has no prefix. `to` may contain a query and an anchor. */
export function pageAddress(language: Language, to: string): string {
  const [path = to] = to.split(/[?#]/);
  return isExemptFromLanguage(path) ? to : withLanguage(language, to);
}

/**
 * A path of this site, safe to redirect to: it begins with one slash and has no scheme, host or control characters.
 * Anything else becomes `fallback`.
 */
export function sameSitePath(candidate: string | undefined, fallback = '/'): string {
  if (!candidate || !/^\/(?![/\\])[^\s\\]*$/.test(candidate)) return fallback;
  try {
    const base = 'http://own.invalid';
    const url = new URL(candidate, base);
    // `/.//elsewhere` resolves to `//elsewhere`, which browsers read as a host.
    const stays = url.origin === base && !url.pathname.startsWith('//');
    return stays ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}

/**
 * Where to redirect after signing in: to the administration who works there, to the page of it that they came from if it was
 * one; others to the page they came from.
 */
export function afterSignIn(user: { role: Role }, redirect: unknown, language: Language): string {
  const path = sameSitePath(typeof redirect === 'string' ? redirect : undefined, withLanguage(language, '/'));
  return isStaff(user.role) && !/^\/admin(?=[/?#]|$)/.test(path) ? '/admin' : path;
}

/** The account pages outside of the user area. Links in emails lead there, and forms without scripts post there. */
export const accountPaths = {
  signIn: '/auth',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  verifyEmail: '/auth/verify-email',
} as const;

/** Their addresses have the token of an email. */
export const pagesWithToken: readonly string[] = [accountPaths.resetPassword, accountPaths.verifyEmail];

/** The contact for reporting vulnerabilities (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';
/** The formats of feeds: Atom (RFC 4287) and JSON Feed 1.1. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' };
export type FeedFormat = keyof typeof feedTypes;

/** The filters of the archive's list, and the fonds. */
export interface ListFilters {
  search?: string;
  tagId?: number | null;
  fondsId?: number | null;
  from?: number | string | null;
  to?: number | string | null;
}

/** `?search=…&tagId=…`, in the order of the archive's address; empty without filters. */
export function filtersQuery({ search, tagId, fondsId, from, to }: ListFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ search, tagId, fondsId, from, to }))
    if (value) query.set(name, String(value));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Feed of the newest photos, of all or of a filtered list. */
export const photoFeedPath = (
  language: Language,
  { format = 'xml', filters = {} }: { format?: FeedFormat; filters?: ListFilters } = {},
): string => `/feeds/photos.${language}.${format}${filtersQuery(filters)}`;
/** Feed of the cards that are new or were changed last, of all types or of one. */
export const entityFeedPath = (
  language: Language,
  { format = 'xml', type }: { format?: FeedFormat; type?: string | null } = {},
): string => `/feeds/entities.${language}.${format}${type ? `?type=${encodeURIComponent(type)}` : ''}`;
/** Feed of the newest photos of a card. */
export const photosOfEntityFeedPath = (language: Language, id: number, format: FeedFormat = 'xml'): string =>
  `/feeds/entities/${id}/photos.${language}.${format}`;
/** What an installed copy of the site is called and looks like (W3C Web Application Manifest). */
export const webManifestPath = (language: Language): string => `/manifest.webmanifest?language=${language}`;
/** How browsers search the archive (OpenSearch 1.1). */
export const openSearchPath = (language: Language): string => `/opensearch.xml?language=${language}`;
export const openSearchType = 'application/opensearchdescription+xml';
export const photoPath = (slug: string): string => `/foto/${slug}`;
/** Added to the address of a photo's page: opens the photo enlarged. */
export const enlargedHash = '#view';
/** The parameter of a photo's page, as of any image viewer, with a detail to open (IIIF Content State API 1.0, section 3.1). */
export const contentStateParameter = 'iiif-content';
/** Added to the address of a photo's page, which the sign-in returns to: opens the dialog for suggestions. */
export const suggestHash = '#suggest';
/** The page of the back of a photographed object. */
export const photoBackPath = (slug: string): string => `/foto/${slug}/verso`;
/** The page that shows a photo's scan in its own size, without scripts. */
export const largestPhotoPath = (slug: string): string => `/foto/${slug}/view`;
/** The id of the element that shows a photo in a list. */
export const photoAnchor = (id: number): string => `foto-${id}`;
/** A small page with a photo and its credit, which any site may show in a frame. */
export const embedPath = (slug: string, language: Language): string => `/embed/foto/${slug}?language=${language}`;
export const entityPath = (slug: string): string => `/scheda/${slug}`;
/** The page of a collection, a fonds or a series. */
export const fondsPath = (slug: string): string => `/fondo/${slug}`;
/** Records that have a page of their own for everybody. */
export type PublicRecordKind = 'photo' | 'entity';
/** The address of a record that never changes: it leads to its page, whatever its title is by then. */
export const permanentPath = (kind: PublicRecordKind | 'fonds', id: number): string => `/id/${kind}/${id}`;
/** @param address a path of the site, or an absolute address already, as those of files may be */
export const absoluteUrl = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address;
/** How other sites show the page of a photo (oEmbed 1.0). @param url of the page, absolute */
export const oembedPath = (url: string): string => `/oembed?url=${encodeURIComponent(url)}`;
/** Where harvesters read the archive (OAI-PMH 2.0). */
export const oaiPath = '/oai';
/**
 * Address of a photo's image service (IIIF Image API 3). `/info.json` below it describes the service; the region 0,0 of
 * 512 × 512 pixels is `/0,0,512,512/max/0/default.jpg`.
 */
export const imageServicePath = (photoId: number): string => `/iiif/image/${photoId}`;
/** Below it are the manifest of a record (`/manifest.json`, IIIF Presentation API 3) and its canvases. */
export const presentationPath = (kind: PublicRecordKind, id: number): string => `/iiif/presentation/${kind}/${id}`;
/** The photos that the archive's list finds, as a collection (IIIF Presentation API 3). */
export const foundPhotosPath = (filters: ListFilters): string =>
  `/iiif/presentation/collection/search.json${filtersQuery(filters)}`;
/** Searches the texts and annotations of a record (IIIF Content Search API 2.0), with `?q=`. */
export const contentSearchPath = (kind: PublicRecordKind, id: number): string => `/iiif/search/${kind}/${id}`;
/** The same of a collection of photos. @param path as below `/iiif/presentation/collection`, without the ending */
export const collectionSearchPath = (path: string): string => `/iiif/search/collection/${path}`;
/** Completes words for such a search. @param path of the search */
export const autocompletePath = (path: string): string => path.replace('/iiif/search/', '/iiif/autocomplete/');
/** What has changed of the manifests (IIIF Change Discovery API 1.0). */
export const allChangesPath = '/iiif/activity/all-changes.json';
/** A page of it. @param name `last`, or what names the activity before which it ends */
export const changesPagePath = (name: string): string => `/iiif/activity/changes/${name}.json`;
/** The same for the staff: the whole scan, where the public sees it reduced. */
export const scanServicePath = (photoId: number): string => `/iiif/scan/${photoId}`;
