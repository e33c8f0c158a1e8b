import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { DomainError, fieldErrorCodes, type FieldErrorCode } from '../../contract/errors.js';

type Constructor<T> = new () => T;

/** Unknown fields of a body are refused, those of a query are ignored. */
export type InputKind = 'body' | 'query';

/**
 * Validates input and answers an instance of its DTO, over HTTP and in process alike.
 * The `message` of a validator is a field code of the catalogue. Without one, the kind of the validator says what is wrong.
 * @throws DomainError `validation_failed` with a code for every invalid field
 */
export function validated<Dto extends object>(dto: Constructor<Dto>, input: unknown, kind: InputKind): Dto {
  const plain = input ?? {};
  if (typeof plain !== 'object' || Array.isArray(plain) || isDeeperThan(depthMax, plain))
    throw new DomainError('malformed_body');
  const instance = plainToInstance(dto, withoutUndefined(plain), {
    enableImplicitConversion: false,
    exposeDefaultValues: true,
  });
  const errors = validateSync(instance, {
    whitelist: true,
    forbidNonWhitelisted: kind === 'body',
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (errors.length > 0)
    throw new DomainError('validation_failed', { errors: errors.flatMap((error) => fieldErrors(error)) });
  return instance;
}

/** Nothing that the archive accepts is nested deeper than five levels; validators call themselves for each level. */
const depthMax = 20;

function isDeeperThan(levels: number, value: object): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}

const withoutUndefined = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function fieldErrors(error: ValidationError, path = ''): { field: string; code: FieldErrorCode }[] {
  const field = path + error.property;
  const own = Object.entries(error.constraints ?? {}).map(([constraint, message]) => ({
    field,
    code: codeOf(constraint, message, error.value),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}

function codeOf(constraint: string, message: string, value: unknown): FieldErrorCode {
  const stated = fieldErrorCodes.find((code) => code === message);
  if (stated) return stated;
  // A list is no text that is too long.
  if (constraint === 'maxLength' && typeof value !== 'string') return 'field_invalid';
  return codesOfKinds[constraint] ?? (value === undefined ? 'field_required' : 'field_invalid');
}

/** Of the validators of class-validator, where they say more than that a value is wrong. */
const codesOfKinds: Partial<Record<string, FieldErrorCode>> = {
  whitelistValidation: 'field_unknown',
  isNotEmpty: 'field_required',
  maxLength: 'field_too_long',
  isInt: 'integer_expected',
  isNumber: 'number_expected',
  min: 'number_out_of_range',
  max: 'number_out_of_range',
};
