import { Injectable } from '@nestjs/common';
import { brandAddress, type BrandImage, iconSource } from '../contract/brand.js';
import { pageBackground } from '../contract/colour/page-background.js';
import type { Language } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { SettingsService } from '../settings/settings.service.js';
import { shortNameOf } from './short-name.js';

/** Home screens show about as much. */
const shortNameMax = 12;

/**
 * The mark of the product lies in the middle of its icon, so a mask does not cut it; the archive's own has other files for that.
 * @param image what the archive's own icons are made of, or null
 */
const iconsOf = (image: BrandImage | null): object[] =>
  (['any', 'maskable'] as const).flatMap((purpose) =>
    ([192, 512] as const).map((size) => ({
      src: image ? brandAddress(image, `${purpose === 'any' ? 'icon' : 'maskable'}${size}.png`) : `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );

/** How a device shows the site when a visitor installs it (W3C Web Application Manifest). */
@Injectable()
export class WebManifest {
  constructor(private readonly settings: SettingsService) {}

  /** `start_url` has no language: the visitor's choice decides, as on every visit. */
  async in(language: Language): Promise<object> {
    const site = await this.settings.site();
    return {
      id: '/',
      name: localized(site, 'siteName', language),
      short_name: shortNameOf(site, language, shortNameMax),
      description: localized(site, 'tagline', language) ?? undefined,
      lang: language,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      // With the browser's Back, which the site does not have.
      display: 'minimal-ui',
      theme_color: site.accent.light,
      background_color: pageBackground.light,
      icons: iconsOf(iconSource(site)),
    };
  }
}
