import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ExternalContextCreator, Reflector } from '@nestjs/core';
import { RouteParamsFactory } from '@nestjs/core/router/route-params-factory.js';
import type { Viewer } from '../contract/access.js';
import { apiOf, isPageRead, type OperationName, operations, type PageApi, splitInput } from '../contract/operations.js';
import { type OperationHandler, OperationHandlers } from '../platform/http/operation-handlers.js';
import { type Shown, showsKey } from '../platform/http/shows.decorator.js';
import type { CacheTag } from '../contract/cache-tag.js';

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
  shows: Shown[];
}

const parameters = new RouteParamsFactory();
const noNext = (): void => undefined;

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
  ) {}

  onApplicationBootstrap(): void {
    const reads = this.handlers.list().filter(({ name }) => isPageRead(name));
    this.reads = new Map(reads.map((handler) => [handler.name, this.readOf(handler)]));
  }

  /** The API for one viewer; the cache tags of its results are added to `shown`. */
  for(viewer: Viewer, shown: ShownTags): PageApi {
    return apiOf<PageApi>([...this.reads.keys()], async (name, input) => {
      const { run, shows } = this.reads.get(name)!;
      const { params, rest: query } = splitInput(operations[name], input);
      for (const tag of shows) if (typeof tag === 'string') shown.add(tag);
      const answer = await run({ viewer, params, query });
      for (const tags of shows) if (typeof tags === 'function') tags(answer, input).forEach((tag) => shown.add(tag));
      return answer;
    });
  }

  private readOf({ controller, method, callback }: OperationHandler): PageRead {
    const run = this.contexts.create(
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
    return { run, shows: this.reflector.get<Shown[] | undefined>(showsKey, callback) ?? [] };
  }
}
