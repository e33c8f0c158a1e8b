import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ExternalContextCreator, Reflector } from '@nestjs/core';
import { RouteParamsFactory } from '@nestjs/core/router/route-params-factory.js';
import type { Viewer } from '../contract/access.js';
import { apiOf, isPageRead, type OperationName, operations, type PageApi, splitInput } from '../contract/operations.js';
import { type OperationHandler, OperationHandlers } from '../platform/http/operation-handlers.js';
import { type Shown, showsKey } from '../platform/http/shows.decorator.js';
import type { CacheTag } from '../contract/cache-tag.js';

/** What a page has shown while it was rendered: by these tags its copy in the cache is dropped. */
export type ShownTags = Set<CacheTag>;

/** As much of a request as handlers of reads take. */
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
 * The reads that pages render, answered by the controllers' own handlers without HTTP. Nest runs them as it does for a
 * request: the gate, the validation by the handler's DTOs, the handler.
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

  /** The api as one viewer may use it; what is shown is noted in `shown`. */
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
