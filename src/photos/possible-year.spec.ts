import { jest } from '@jest/globals';
import { EntityChangeDto } from '../entities/admin/admin-entity.dto.js';
import { validated } from '../platform/http/validated.js';
import { PhotoChangeDto } from './admin/photo-change.dto.js';
import { PhotoFieldsDto } from './upload/photo-fields.dto.js';

afterEach(() => jest.useRealTimers());

it.each([
  ['A changed photo', PhotoChangeDto, 'year'],
  ['An uploaded photo', PhotoFieldsDto, 'yearEnd'],
  ['A changed entity', EntityChangeDto, 'constructionYear'],
])(
  '%s accepts the current year and no later one, even if the server has run since last year',
  (_record, dto, field) => {
    const next = new Date().getFullYear() + 1;
    const check = (year: number) => () => validated<object>(dto, { [field]: year }, 'body');
    expect(check(next)).toThrow('validation_failed');
    jest.useFakeTimers({ now: new Date(next, 0, 1) });
    expect(check(next)).not.toThrow();
    expect(check(next + 1)).toThrow('validation_failed');
    expect(check(999)).toThrow('validation_failed');
  },
);
