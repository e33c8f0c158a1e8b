import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { validated } from './validated.js';

const builtIn: unknown[] = [String, Number, Boolean, Array, Object, undefined];

/** Checks every body, query and set of path parameters that a handler types with a DTO. */
@Injectable()
export class DtoValidationPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type === 'custom' || builtIn.includes(metatype)) return value;
    try {
      return validated(metatype as new () => object, value, type === 'body' ? 'body' : 'query');
    } catch (error) {
      // An id that is no number names nothing, so it is not found rather than invalid.
      if (type === 'param' && error instanceof DomainError) throw new DomainError('not_found');
      throw error;
    }
  }
}
