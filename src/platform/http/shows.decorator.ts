import { SetMetadata } from '@nestjs/common';
import type { CacheTag } from '../../contract/cache-tag.js';

export const showsKey = 'veduta:shows';

/** A tag, or the tags that an answer is known by: `({ id }) => [`photo:${id}`]`. */
export type Shown<Answer = unknown, Input = unknown> = CacheTag | ((answer: Answer, input: Input) => CacheTag[]);

type Handler<Answer> = (...parameters: never[]) => Promise<Answer>;

/**
 * What a page that renders this answer depends on: its copy in the html cache is dropped when one of these changes. A
 * function reads the tags off the answer, and off the call's input.
 */
export const Shows =
  <Answer = unknown, Input = unknown>(...shown: Shown<Answer, Input>[]) =>
  <Method extends Handler<Answer>>(target: object, key: string, descriptor: TypedPropertyDescriptor<Method>): void => {
    SetMetadata(showsKey, shown)(target, key, descriptor);
  };
