import type { Response } from 'express';
import type { SiteSettings } from '../contract/settings.js';
import { externalVideoId, videoHost } from '../contract/video-host.js';

const policyHeader = 'Content-Security-Policy';

/** Frames of the video host are let in while the site's settings name a video there, and on no other site. */
export function allowVideoHost(response: Response, site: SiteSettings): void {
  const policy = response.getHeader(policyHeader);
  if (typeof policy === 'string' && externalVideoId(site) !== null)
    response.setHeader(policyHeader, `${policy};frame-src ${videoHost}`);
}
