import type { CallOf, OperationName, operations } from '../../src/contract/operations.js';
import type { Method } from '../../src/contract/operation.js';
import type { ErrorBody } from '../../src/contract/errors.js';

type Operations = typeof operations;
type Split<Path extends string> = Path extends `${infer First}/${infer Rest}` ? [First, ...Split<Rest>] : [Path];
type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** A segment that is a placeholder alone (`${id}`) stands for a parameter, never for a word of the table. */
type IsPlaceholder<Segment extends string> = [`${number}`] extends [Segment] ? true : false;

/** `photos${query}` is `photos`. */
type FitsWord<Segment extends string, Word extends string> =
  IsPlaceholder<Segment> extends true ? false : Word extends Segment ? true : false;

/** Whether the segments of an address are those of a path of the table: `:id` stands for any. */
type Fits<Address extends string[], Path extends string[]> = Path extends [
  infer First extends string,
  ...infer Rest extends string[],
]
  ? Address extends [infer Segment extends string, ...infer Others extends string[]]
    ? First extends `:${string}`
      ? Fits<Others, Rest>
      : FitsWord<Segment, First> extends true
        ? Fits<Others, Rest>
        : false
    : false
  : Address extends []
    ? true
    : false;

type PathsOf<Verb extends Method> = {
  [Name in OperationName]: Operations[Name] extends { method: Verb; path: infer Path extends string } ? Path : never;
}[OperationName];

type NamesAt<Verb extends Method, Path extends string> = {
  [Name in OperationName]: Operations[Name] extends { method: Verb; path: Path } ? Name : never;
}[OperationName];

type Fitting<Address extends string[], Path extends string> = Path extends string
  ? Fits<Address, Split<Path>> extends true
    ? Path
    : never
  : never;

type WithoutParameters<Path extends string> = Path extends `${string}:${string}` ? never : Path;

/** The paths of the table that an address below /api may have: one without parameters, or else those with them. */
type PathAt<Verb extends Method, Below extends string> = [
  WithoutParameters<Fitting<Split<Below>, PathsOf<Verb>>>,
] extends [never]
  ? Fitting<Split<Below>, PathsOf<Verb>>
  : WithoutParameters<Fitting<Split<Below>, PathsOf<Verb>>>;

type AnswerOf<Name extends OperationName> = Name extends OperationName
  ? CallOf<Name> extends (...args: never[]) => Promise<infer Answer>
    ? Answer
    : never
  : never;

/**
 * Everything that may be null or left out is there, and the first items of a list are: a spec that reads them fails where they are
 * not.
 */
type Present<Value> = Value extends (infer Item)[]
  ? Present<Item>[] & Record<0 | 1 | 2 | 3, Present<Item>>
  : Value extends object
    ? { [Name in keyof Value]-?: Present<NonNullable<Value[Name]>> }
    : Value;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Untyped = ReturnType<typeof JSON.parse>;

type AnswerOfPath<Verb extends Method, Path extends string> = AnswerOf<NamesAt<Verb, Path>>;

/** What fails is answered with an error. */
type WithError<Answer> = [Answer] extends [never]
  ? Untyped
  : [Answer] extends [void]
    ? Present<ErrorBody>
    : AllOf<Present<NonNullable<Answer>>> & Present<ErrorBody>;

/**
 * The JSON that a request to an address is answered with, an error's included: by the contract for an address that the compiler
 * knows (`/api/photos/${id}`), untyped for others.
 */
export type AnswerAt<Verb extends Method, Address extends string> = string extends Address
  ? Untyped
  : WithoutQuery<Address> extends `/api${infer Below}`
    ? WithError<AnswerOfPath<Verb, PathAt<Verb, Below>>>
    : Untyped;
