import type { Response } from 'express';
import { mapOrigins } from '../contract/map-tiles.js';
import type { SiteSettings } from '../contract/settings.js';
import { externalVideoId, videoHost } from '../contract/video-host.js';

const policyHeader = 'Content-Security-Policy';

/**
 * Extends the Content-Security-Policy: the video's host for frames, the maps' hosts for images, but only if the settings
 * use them. Neither is contacted before the visitor asks for it.
 */
export function allowHostsOf(response: Response, site: SiteSettings): void {
  const policy = response.getHeader(policyHeader);
  if (typeof policy !== 'string') return;
  const mapHosts = mapOrigins(site);
  const withMap = mapHosts.length > 0 ? policy.replace(/img-src [^;]*/, `$& ${mapHosts.join(' ')}`) : policy;
  const withVideo = externalVideoId(site) === null ? withMap : `${withMap};frame-src ${videoHost}`;
  response.setHeader(policyHeader, withVideo);
}
