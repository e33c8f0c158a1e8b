import { SetMetadata } from '@nestjs/common';

export const cachedForPagesKey = 'veduta:cached-for-pages';

/**
 * For an operation without input that most pages need, and whose answer is the same for everyone: pages share the answer until
 * one of the cache tags of `@Shows` is invalidated. Other programs always get a new one.
 */
export const CachedForPages = (): MethodDecorator => SetMetadata(cachedForPagesKey, true);
