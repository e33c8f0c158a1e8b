import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { validated } from './validated.js';

const builtIn: unknown[] = [String, Number, Boolean, Array, Object, undefined];

/** Validates every body, query and set of path parameters whose type is a DTO. */
@Injectable()
export class DtoValidationPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type === 'custom' || builtIn.includes(metatype)) return value;
    try {
      return validated(metatype as new () => object, value, type === 'body' ? 'body' : 'query');
    } catch (error) {
      // No record has an id that is not a number, so the answer is 404 and not 400.
      if (type === 'param' && error instanceof DomainError) throw new DomainError('not_found');
      throw error;
    }
  }
}
