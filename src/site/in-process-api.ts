import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ExternalContextCreator, Reflector } from '@nestjs/core';
import { RouteParamsFactory } from '@nestjs/core/router/route-params-factory.js';
import { anonymous, type Viewer } from '../contract/access.js';
import type { CacheTag } from '../contract/cache-tag.js';
import { apiOf, splitInput } from '../contract/operation.js';
import { isPageRead, type OperationName, operations, type PageApi } from '../contract/operations.js';
import { type OperationHandler, OperationHandlers } from '../platform/http/operation-handlers.js';
import { cachedForPagesKey } from '../platform/http/cached-for-pages.decorator.js';
import { type Shown, showsKey } from '../platform/http/shows.decorator.js';
import { CachedReads } from './cached-reads.js';

/** The cache tags of what a page shows, collected while it is rendered. */
export type ShownTags = Set<CacheTag>;

/** The parts of a request that read handlers use. */
interface ReadRequest {
  viewer: Viewer;
  params: object;
  query: object;
}

interface PageRead {
  run(request: ReadRequest): Promise<unknown>;
  /** The cache tags of every answer. */
  tags: CacheTag[];
  /** Those that depend on the answer. */
  tagsOf: Exclude<Shown, CacheTag>[];
}

const parameters = new RouteParamsFactory();
const noNext = (): void => undefined;
const noInput: ReadRequest = { viewer: anonymous, params: {}, query: {} };

/**
 * The reads that pages need, by calling the controllers' handlers without HTTP. Nest runs them as for a request:
 * guards, validation by the handler's DTOs, handler.
 */
@Injectable()
export class InProcessApi implements OnApplicationBootstrap {
  private reads = new Map<OperationName, PageRead>();

  constructor(
    private readonly handlers: OperationHandlers,
    private readonly contexts: ExternalContextCreator,
    private readonly reflector: Reflector,
    private readonly cachedReads: CachedReads,
  ) {}

  onApplicationBootstrap(): void {
    const reads = this.handlers.list().filter(({ name }) => isPageRead(name));
    this.reads = new Map(reads.map((handler) => [handler.name, this.readOf(handler)]));
  }

  /** The API for one viewer; the cache tags of its results are added to `shown`. Reads that fail are told to `onError` too. */
  for(viewer: Viewer, shown: ShownTags, onError: (error: unknown) => void = () => undefined): PageApi {
    return apiOf<PageApi, OperationName>([...this.reads.keys()], async (name, input) => {
      const { run, tags, tagsOf } = this.reads.get(name)!;
      const { params, rest: query } = splitInput(operations[name], input);
      tags.forEach((tag) => shown.add(tag));
      const answer = await run({ viewer, params, query }).catch((error: unknown) => {
        onError(error);
        throw error;
      });
      tagsOf.forEach((tagsIn) => tagsIn(answer, input).forEach((tag) => shown.add(tag)));
      return answer;
    });
  }

  private readOf(handler: OperationHandler): PageRead {
    const { name, callback } = handler;
    const shows = this.reflector.get<Shown[] | undefined>(showsKey, callback) ?? [];
    const tags = shows.filter((shown) => typeof shown === 'string');
    const tagsOf = shows.filter((shown) => typeof shown === 'function');
    const handle = this.handlerOf(handler);
    const isCached = this.reflector.get<true | undefined>(cachedForPagesKey, callback) ?? false;
    const run = isCached ? () => this.cachedReads.get(name, tags, () => handle(noInput)) : handle;
    return { run, tags, tagsOf };
  }

  private handlerOf({ controller, method, callback }: OperationHandler): PageRead['run'] {
    return this.contexts.create(
      controller,
      callback,
      method,
      ROUTE_ARGS_METADATA,
      {
        exchangeKeyForValue: (type, data, [request]: [ReadRequest]) =>
          parameters.exchangeKeyForValue(type, data as string, {
            req: request as never,
            res: undefined,
            next: noNext,
          }) as unknown,
      },
      undefined,
      undefined,
      { guards: true, interceptors: false, filters: false },
    ) as PageRead['run'];
  }
}
