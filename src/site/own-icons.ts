import type { RequestHandler } from 'express';
import { brandProfile, type IconFile, iconSource, shareSource } from '../contract/brand.js';
import { sendStoredFile } from '../platform/http/send-stored-file.js';
import type { Storage } from '../platform/storage/storage.js';
import type { SettingsService } from '../settings/settings.service.js';

/** Addresses that browsers, systems and search engines ask for unasked, or that earlier pages named. */
const files: Readonly<Record<string, IconFile>> = {
  '/favicon.ico': 'favicon.ico',
  '/favicon.svg': 'icon192.png',
  '/apple-touch-icon.png': 'icon180.png',
  '/icon-192.png': 'icon192.png',
  '/icon-512.png': 'icon512.png',
  '/share.png': 'share.png',
};

/** Answers with the archive's own icons where it has some. Otherwise those of the product follow. */
export const ownIcons =
  (settings: SettingsService, storage: Storage): RequestHandler =>
  async (request, response, next) => {
    const name = files[request.path];
    if (!name || !['GET', 'HEAD'].includes(request.method)) return next();
    const site = await settings.site();
    const image = name === 'share.png' ? shareSource(site) : iconSource(site);
    const file = image && { sha256: image.sha256, renditionProfile: brandProfile, name };
    if (!file || (await storage.findServedSize(file)) === null) return next();
    response.setHeader('Cache-Control', 'public, max-age=3600');
    await sendStoredFile({ name, open: () => storage.openServed(file) }, response);
  };
