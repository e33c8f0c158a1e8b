import type { Response } from 'express';
import { tilesOrigin } from '../contract/map-tiles.js';
import type { SiteSettings } from '../contract/settings.js';
import { externalVideoId, videoHost } from '../contract/video-host.js';

const policyHeader = 'Content-Security-Policy';

/**
 * The video's host is let in as a frame, the map's as pictures, while the site's settings name something there, and on no
 * other site. Neither is asked before the visitor wants it.
 */
export function allowHostsOf(response: Response, site: SiteSettings): void {
  const policy = response.getHeader(policyHeader);
  if (typeof policy !== 'string') return;
  const mapHost = site.mapTiles && tilesOrigin(site.mapTiles.url);
  const withMap = mapHost ? policy.replace(/img-src [^;]*/, `$& ${mapHost}`) : policy;
  const withVideo = externalVideoId(site) === null ? withMap : `${withMap};frame-src ${videoHost}`;
  response.setHeader(policyHeader, withVideo);
}
