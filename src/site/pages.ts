import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Counter } from 'prom-client';
import { renderPage } from 'vike/server';
import { anonymous } from '../contract/access.js';
import { addressOf } from '../contract/addresses.js';
import type { PageSite } from '../contract/settings.js';
import type { User } from '../contract/user.js';
import { UsersService } from '../accounts/users/users.service.js';
import { Config } from '../platform/config/config.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { requestIdOf } from '../platform/http/request-id.js';
import { requestLanguage } from '../platform/http/request-language.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';
import { SettingsService } from '../settings/settings.service.js';
import { allowHostsOf } from './allow-hosts.js';
import { AudioLanguages } from './audio-languages.js';
import { type CachedPage, HtmlCache } from './html-cache.js';
import { InProcessApi, type ShownTags } from './in-process-api.js';
import { scriptsAfterPaint } from './scripts-after-paint.js';

const compress = promisify(brotliCompress);
const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
const noCaching = 'private, no-store';

/** Answers page requests: from the cache, or rendered by Vike with the in-process API. */
@Injectable()
export class Pages {
  private readonly shares: Counter<'result'>;

  constructor(
    private readonly config: Config,
    private readonly cache: HtmlCache,
    private readonly api: InProcessApi,
    private readonly settings: SettingsService,
    private readonly audioLanguages: AudioLanguages,
    private readonly users: UsersService,
    metrics: Metrics,
  ) {
    this.shares = metrics.counter(
      'veduta_html_cache_requests_total',
      'Public pages asked for, by whether they were kept.',
      ['result'],
    );
  }

  async answer(request: Request, response: Response): Promise<void> {
    const isPersonal = isPersonalPath(request.path) || request.formResult !== undefined;
    const page = isPersonal ? await this.render(request, new Set()) : await this.shared(request);
    request.pagePattern = page.pattern;
    response.status(page.status);
    allowHostsOf(response, await this.settings.site());
    for (const [name, value] of page.headers) response.appendHeader(name, value);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', cachingOf(page, isPersonal, request));
    send(request, response, page);
  }

  private async shared(request: Request): Promise<CachedPage> {
    const address = request.originalUrl;
    const known = this.cache.find(address);
    this.shares.inc({ result: known ? 'hit' : 'miss' });
    if (known) return known;
    const since = this.cache.now;
    const page = await this.render(request, new Set());
    if (page.status === 200) {
      page.brotli = await compress(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      this.cache.store(address, page, since);
    }
    return page;
  }

  private async render(request: Request, shown: ShownTags): Promise<CachedPage> {
    const isPersonal = isPersonalPath(request.path);
    const viewer = isPersonal ? viewerOf(request) : anonymous;
    shown.add('settings');
    const { httpResponse, pageId } = await renderPage({
      urlOriginal: request.originalUrl,
      headersOriginal: request.headers,
      origin: this.config.publicUrl,
      requestId: requestIdOf(request),
      requestLanguage: requestLanguage(request),
      analyticsId: this.config.analyticsId,
      api: this.api.for(viewer, shown),
      site: await this.pageSite(),
      ...(request.formResult && { form: request.formResult }),
      ...(isPersonal && { user: await this.findUser(request), canMail: this.config.email !== null }),
    });
    return {
      pattern: pageId?.replace(/^\/pages/, '') ?? 'page',
      status:
        request.formResult && httpResponse.statusCode === 200 ? request.formResult.status : httpResponse.statusCode,
      headers: httpResponse.headers.filter(([name]) => name.toLowerCase() !== 'cache-control'),
      body: await this.bodyOf(httpResponse),
      brotli: null,
      tags: shown,
    };
  }

  private async bodyOf(httpResponse: { getBody(): Promise<string> }): Promise<Buffer> {
    const body = await httpResponse.getBody();
    return Buffer.from(this.config.production ? scriptsAfterPaint(body) : body);
  }

  private async pageSite(): Promise<PageSite> {
    return {
      ...(await this.settings.site()),
      origin: this.config.publicUrl,
      audioLanguages: await this.audioLanguages.list(),
    };
  }

  private async findUser(request: Request): Promise<User | null> {
    return this.users.current(viewerOf(request));
  }
}

/** Other pages are the same for everyone and are rendered without a viewer. */
const isPersonalPath = (path: string): boolean => addressOf(path).page === 'personal';

/** Only complete pages are cached; the JSON that Vike loads during client navigation is not. */
const cachingOf = ({ status }: CachedPage, isPersonal: boolean, request: Request): string =>
  isPersonal || request.path.endsWith('.pageContext.json') || ![200, 301, 404, 410].includes(status)
    ? noCaching
    : sharedCaching;

function send(request: Request, response: Response, { body, brotli }: CachedPage): void {
  response.vary('Accept-Encoding');
  if (brotli && request.acceptsEncodings('br') === 'br') {
    response.setHeader('Content-Encoding', 'br');
    response.end(request.method === 'HEAD' ? undefined : brotli);
    return;
  }
  response.end(request.method === 'HEAD' ? undefined : body);
}
