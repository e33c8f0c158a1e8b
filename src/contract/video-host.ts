import type { SiteSettings } from './settings.js';

/** The host of external videos, in its form that sets no cookies before playing. It is asked on the visitor's click only. */
export const videoHost = 'https://www.youtube-nocookie.com';

export const externalVideoUrl = (id: string): string => `${videoHost}/embed/${encodeURIComponent(id)}`;

/** The external video that the site shows, or null: a file of its own comes first. */
export const externalVideoId = ({ video }: Pick<SiteSettings, 'video'>): string | null =>
  video && !video.fileUrl ? video.externalId : null;
