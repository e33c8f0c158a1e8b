import type { SiteSettings } from './settings.js';

/** The host of external videos; this one sets no cookies before playing. Requested only after the visitor's click. */
export const videoHost = 'https://www.youtube-nocookie.com';

export const externalVideoUrl = (id: string): string => `${videoHost}/embed/${encodeURIComponent(id)}`;

/** The external video that the home page shows, or null. An own file has precedence. */
export const externalVideoId = ({ video }: Pick<SiteSettings, 'video'>): string | null =>
  video && !video.fileUrl ? video.externalId : null;
