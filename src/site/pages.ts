import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { renderPage } from 'vike/server';
import { anonymous } from '../contract/access.js';
import { addressOf } from '../contract/addresses.js';
import type { CacheTag } from '../contract/cache-tag.js';
import { errorCodeOf } from '../contract/error-status.js';
import type { DomainError } from '../contract/errors.js';
import { type DocumentParts, piecesOf } from '../contract/document-parts.js';
import { splitLanguage } from '../contract/languages.js';
import type { PageSite } from '../contract/settings.js';
import type { User } from '../contract/user.js';
import { UsersService } from '../accounts/users/users.service.js';
import { Config } from '../platform/config/config.js';
import { asDomainError } from '../platform/http/error.filter.js';
import { requestIdOf } from '../platform/http/request-id.js';
import { requestLanguage } from '../platform/http/request-language.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';
import { SettingsService } from '../settings/settings.service.js';
import { allowHostsOf } from './allow-hosts.js';
import { institutionOf } from './institution-of.js';
import { type CachedPage, HtmlCache } from './html-cache.js';
import { InProcessApi, type ShownTags } from './in-process-api.js';
import { NavigationFacts } from './navigation-facts.js';
import { PageBody } from './page-body.js';
import { findPageKey } from './page-key.js';
import { headersSoFar, PreparedAnswer } from './prepared-answer.js';
import { RenderQueue } from './render-queue.js';
import { scriptsAfterPaint } from './scripts-after-paint.js';
import { sendEncoded } from './send-encoded.js';
import { SingleFlight } from './single-flight.js';

/**
 * Not `stale-while-revalidate`: a photo that is taken down must be gone at the next look. While the server is out of order, a
 * shared cache may go on with what it has.
 */
const sharedCaching = 'public, max-age=0, must-revalidate, s-maxage=60, stale-if-error=86400';
const noCaching = 'private, no-store';
const missingStatuses = [404, 410];
const cachedStatuses = [200, ...missingStatuses];
/** What is missing may be published: both lists change then. */
const listsOfRecords: CacheTag[] = ['photos', 'entities'];

/** A page, and whether others may be given the same. */
interface SharedPage {
  page: CachedPage;
  isStored: boolean;
}

/** Answers page requests: from the cache, or rendered by Vike with the in-process API. */
@Injectable()
export class Pages {
  private readonly renders = new SingleFlight<SharedPage>();

  constructor(
    private readonly config: Config,
    private readonly cache: HtmlCache,
    private readonly api: InProcessApi,
    private readonly settings: SettingsService,
    private readonly navigation: NavigationFacts,
    private readonly users: UsersService,
    private readonly queue: RenderQueue,
  ) {}

  async answer(request: Request, response: Response): Promise<void> {
    const key = request.formResult === undefined ? findPageKey(request.originalUrl) : null;
    const { page, isStored } = key === null ? await this.ownPage(request) : await this.sharedPage(key, request);
    request.pagePattern = page.pattern;
    response.status(page.status);
    allowHostsOf(response, await this.settings.site());
    for (const [name, value] of page.headers)
      response.appendHeader(name, page.status === 301 && isLocation(name) ? withQueryOf(request, value) : value);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', cachingOf(page, request));
    response.vary('Accept-Encoding');
    const isPublic =
      isStored && response.getHeader('Cache-Control') === sharedCaching && !response.hasHeader('Set-Cookie');
    const answer = () => new PreparedAnswer({ ...page, headers: headersSoFar(response), isPublic });
    sendEncoded(request, response, isPublic ? (page.answer ??= answer()) : answer());
  }

  private async ownPage(request: Request): Promise<SharedPage> {
    await this.queue.take(request);
    return { page: await this.render(request, request.originalUrl), isStored: false };
  }

  private async sharedPage(key: string, request: Request): Promise<SharedPage> {
    const known = this.cache.find(key);
    if (known) {
      this.cache.count('hit');
      return { page: known, isStored: true };
    }
    await this.queue.take(request);
    try {
      return await this.renderOnce(key, request);
    } catch (error) {
      const stale = errorCodeOf(error) === 'unavailable' ? this.cache.findStale(key) : undefined;
      if (!stale) throw error;
      this.cache.count('hit');
      return { page: stale, isStored: true };
    }
  }

  private async renderOnce(key: string, request: Request): Promise<SharedPage> {
    let isRendered = false;
    const shared = await this.renders.run(key, {
      work: () => {
        isRendered = true;
        return this.renderShared(key, request);
      },
      // A page that began before this request is right only if nothing has changed since: then it was stored.
      serves: ({ page, isStored }, isOlder) => isStored || (!isOlder && !isOwn(page)),
    });
    this.cache.count(isRendered ? 'miss' : 'shared');
    return shared;
  }

  private async renderShared(key: string, request: Request): Promise<SharedPage> {
    const since = this.cache.now;
    const page = await this.render(request, key);
    const isStored = cachedStatuses.includes(page.status) && !isOwn(page) && this.cache.store(key, page, since);
    return { page, isStored };
  }

  /** @param address what is rendered: path and query */
  private render(request: Request, address: string): Promise<CachedPage> {
    return this.queue.run(() => this.renderNow(request, address));
  }

  private async renderNow(request: Request, address: string): Promise<CachedPage> {
    const isPersonal = isPersonalPath(request.path);
    const viewer = isPersonal ? viewerOf(request) : anonymous;
    const shown: ShownTags = new Set(['settings']);
    const documentParts: DocumentParts = {};
    const failures: DomainError[] = [];
    const { httpResponse, pageId } = await renderPage({
      urlOriginal: address,
      headersOriginal: request.headers,
      origin: this.config.publicUrl,
      requestId: requestIdOf(request),
      requestLanguage: requestLanguage(request),
      analyticsId: this.config.analyticsId,
      api: this.api.for(viewer, shown, (error) => failures.push(asDomainError(error))),
      documentParts,
      site: await this.pageSite(),
      ...(request.formResult && { form: request.formResult }),
      ...(isPersonal && {
        user: await this.findUser(request),
        canMail: this.config.email !== null,
        institution: institutionOf(request, this.config),
        historyYears: this.config.historyYears,
        uploadLimits: { bytes: this.config.maxImageBytes, pixels: this.config.maxImagePixels },
      }),
    });
    // What a page lacks then is no fault of the page, and may be there at the next attempt.
    const unavailable = failures.find(({ code }) => code === 'unavailable');
    if (unavailable) throw unavailable;
    const { statusCode } = httpResponse;
    if (missingStatuses.includes(statusCode)) listsOfRecords.forEach((tag) => shown.add(tag));
    return {
      language: splitLanguage(request.path).language,
      pattern: pageId?.replace(/^\/pages/, '') ?? 'page',
      status: request.formResult && statusCode === 200 ? request.formResult.status : statusCode,
      headers: httpResponse.headers.filter(([name]) => name.toLowerCase() !== 'cache-control'),
      body: new PageBody(await this.bodyOf(httpResponse, documentParts)),
      tags: shown,
      answer: null,
    };
  }

  private async bodyOf(httpResponse: { getBody(): Promise<string> }, parts: DocumentParts): Promise<Buffer> {
    const body = await httpResponse.getBody();
    const document = this.config.production ? scriptsAfterPaint(body) : body;
    return Buffer.concat(piecesOf(document, parts).map(encoded));
  }

  private async pageSite(): Promise<PageSite> {
    return {
      ...(await this.settings.site()),
      origin: this.config.publicUrl,
      ...(await this.navigation.read()),
    };
  }

  private async findUser(request: Request): Promise<User | null> {
    return this.users.current(viewerOf(request));
  }
}

const encoded = (piece: string | Uint8Array): Uint8Array => (typeof piece === 'string' ? Buffer.from(piece) : piece);

/** Other pages are the same for everyone and are rendered without a viewer. */
const isPersonalPath = (path: string): boolean => addressOf(path).page === 'personal';

/** A page that carries somebody's cookie is not for others. */
const isOwn = ({ headers }: CachedPage): boolean => headers.some(([name]) => name.toLowerCase() === 'set-cookie');

const isLocation = (name: string): boolean => name.toLowerCase() === 'location';

/** The page of a record moves to its present slug as it was asked for: also with parameters that only others read. */
const withQueryOf = ({ originalUrl }: Request, to: string): string =>
  to.includes('?') ? to : to + (/\?[^#]*/.exec(originalUrl)?.[0] ?? '');

/** Only complete pages are cached; the JSON that Vike loads during client navigation is not. */
const cachingOf = ({ status }: CachedPage, request: Request): string =>
  isPersonalPath(request.path) ||
  request.formResult ||
  request.path.endsWith('.pageContext.json') ||
  ![200, 301, 404, 410].includes(status)
    ? noCaching
    : sharedCaching;
