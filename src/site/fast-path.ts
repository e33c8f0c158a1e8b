import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../platform/config/config.js';
import { hasBody } from '../platform/http/has-body.js';
import { isUnmodified } from '../platform/http/is-unmodified.js';
import { newRequestId, requestIdHeader } from '../platform/http/request-id.js';
import { cookieLanguage } from '../platform/http/request-language.js';
import { logLevelOf, requestLogging } from '../platform/logging.js';
import { RequestMetrics, secondsSince } from '../platform/metrics/request-metrics.js';
import { chooseEncoding } from './accept-encoding.js';
import { type CachedPage, HtmlCache } from './html-cache.js';
import { mayAskForData } from './negotiated-document.js';
import { findPageKey } from './page-key.js';
import type { PreparedAnswer } from './prepared-answer.js';

/**
 * Answers cached public pages in front of Express, as Express would: the same headers, log line and metrics. Whatever is
 * not plainly such a page is left to Express.
 */
@Injectable()
export class FastPath {
  private readonly log: ReturnType<typeof requestLogging>;
  /** Keys by address: the parameters of a campaign come in the same way from many visitors. */
  private readonly keys = new LRUCache<string, string>({ max: 1000 });

  constructor(
    private readonly cache: HtmlCache,
    private readonly metrics: RequestMetrics,
    config: Config,
  ) {
    this.log = requestLogging(config);
  }

  /**
   * Puts it in front of what listens to the server's requests so far. A server that drains is left to that: it tells its
   * clients that their connections end.
   */
  mount(server: Server): void {
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (!server.listening || !this.answer(request, response))
        for (const listener of listeners) listener(request, response);
    });
  }

  /** False when the request is for Express; nothing was done then. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const { method = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request) || mayAskForData(headers.accept)) return false;
    const page = this.findPage(request);
    const encoding = page && chooseEncoding(headers['accept-encoding']);
    if (!page || !encoding) return false;
    const { bytes, etag, whole, notModified } = page.answer.in(encoding);
    const isKnown = isUnmodified(headers['if-none-match'], etag);
    const status = isKnown ? 304 : page.status;
    response.writeHead(status, [...(isKnown ? notModified : whole), ...this.identify(request, response, status)]);
    response.end(isKnown || method === 'HEAD' ? undefined : bytes);
    this.cache.count('hit');
    this.metrics.of({ method, route: page.pattern, status }).observe(secondsSince(startedAt));
    return true;
  }

  /** A page that the visitor's choice of language does not redirect. */
  private findPage(request: IncomingMessage): (CachedPage & { answer: PreparedAnswer }) | null {
    const { url = '' } = request;
    const page = this.cache.find(url) ?? this.findByKey(url);
    if (!page || !hasAnswer(page) || page.language === null) return null;
    const chosen = request.headers.cookie === undefined ? null : cookieLanguage(request);
    return chosen === null || chosen === page.language ? page : null;
  }

  private findByKey(url: string): CachedPage | undefined {
    const key = url.includes('?') ? this.keyOf(url) : null;
    return key === null ? undefined : this.cache.find(key);
  }

  private keyOf(url: string): string | null {
    const known = this.keys.get(url);
    if (known !== undefined) return known;
    const key = findPageKey(url);
    if (key !== null) this.keys.set(url, key);
    return key;
  }

  /** Writes the log line where the level asks for one. Returns the header with the request's id if it is not set by that. */
  private identify(request: IncomingMessage, response: ServerResponse, status: number): string[] {
    if (!this.log.logger.isLevelEnabled(logLevelOf(status))) return [requestIdHeader, newRequestId(request)];
    this.log(request, response);
    return [];
  }
}

const hasAnswer = (page: CachedPage): page is CachedPage & { answer: PreparedAnswer } => page.answer !== null;
