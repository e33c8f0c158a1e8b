import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { DomainError, fieldErrorCodes, type FieldErrorCode } from '../../contract/errors.js';

type Constructor<T> = new () => T;

/** A body's unknown fields are refused, a query's are ignored (contract.md, HTTP). */
export type InputKind = 'body' | 'query';

/**
 * Input as an instance of its DTO: the one way to validate, over HTTP and in process.
 * A DTO's `message` is a field code of the catalogue; any other wording becomes `field_invalid`.
 * @throws DomainError `validation_failed` with a code for every faulty field.
 */
export function validated<Dto extends object>(dto: Constructor<Dto>, input: unknown, kind: InputKind): Dto {
  const plain = input ?? {};
  if (typeof plain !== 'object' || Array.isArray(plain)) throw new DomainError('malformed_body');
  const instance = plainToInstance(dto, withoutUndefined(plain), {
    enableImplicitConversion: false,
    exposeDefaultValues: true,
  });
  const faults = validateSync(instance, {
    whitelist: true,
    forbidNonWhitelisted: kind === 'body',
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (faults.length > 0)
    throw new DomainError('validation_failed', { errors: faults.flatMap((fault) => fieldErrors(fault)) });
  return instance;
}

const withoutUndefined = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function fieldErrors(fault: ValidationError, path = ''): { field: string; code: FieldErrorCode }[] {
  const field = path + fault.property;
  const own = Object.entries(fault.constraints ?? {}).map(([constraint, message]) => ({
    field,
    code: constraint === 'whitelistValidation' ? ('field_unknown' as const) : codeOf(message),
  }));
  return [...own, ...(fault.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}

const codeOf = (message: string): FieldErrorCode => fieldErrorCodes.find((code) => code === message) ?? 'field_invalid';
