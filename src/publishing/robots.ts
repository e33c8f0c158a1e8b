import { Injectable } from '@nestjs/common';
import { addresses } from '../contract/addresses.js';
import { Config } from '../platform/config/config.js';

/** Personal pages, the administration, and addresses that only set a cookie or are for programs. */
const closed = addresses
  .filter(({ isCrawled, kind }) => !isCrawled && kind !== 'alias')
  .map(({ path, takesLanguage, page }) => `${takesLanguage ? '/*' : ''}${path}${page === null ? '/' : ''}`);

@Injectable()
export class Robots {
  constructor(private readonly config: Config) {}

  /** All public pages may be crawled. */
  text(): string {
    const rules = closed.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...rules, '', `Sitemap: ${this.config.publicUrl}/sitemap.xml`, ''].join('\n');
  }
}
