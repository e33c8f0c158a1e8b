import { SetMetadata } from '@nestjs/common';
import type { CacheTag } from '../../contract/cache-tag.js';

export const showsKey = 'veduta:shows';

/** A cache tag, or a function that derives the tags from the answer: `({ id }) => [`photo:${id}`]`. */
export type Shown<Answer = unknown, Input = unknown> = CacheTag | ((answer: Answer, input: Input) => CacheTag[]);

type Handler<Answer> = (...parameters: never[]) => Promise<Answer>;

/**
 * The cache tags of a page that renders this answer: its copy in the HTML cache is dropped when one of them is invalidated.
 * A function derives the tags from the answer and from the operation's input.
 */
export const Shows =
  <Answer = unknown, Input = unknown>(...shown: Shown<Answer, Input>[]) =>
  <Method extends Handler<Answer>>(target: object, key: string, descriptor: TypedPropertyDescriptor<Method>): void => {
    SetMetadata(showsKey, shown)(target, key, descriptor);
  };
