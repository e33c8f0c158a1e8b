import type { Operations } from '../../src/contract/operations.js';
import type { Paged } from '../../src/contract/page.js';
import type { Photo } from '../../src/contract/photo.js';

/** Calls that answer other programs with more than our own clients ask for. */
interface WiderAnswers {
  /** Without `page`, `pageSize` and `offset` a plain array. */
  'entities.photos': Photo[] | Paged<Photo>;
}

type AnswerOf<Call> = Call extends (...args: never[]) => Promise<infer Answer> ? Exclude<Answer, undefined> : never;

/** Calls whose answer has no body, or one that is not JSON, have none. */
type AnswersOf<Noun extends keyof Operations> = {
  [
    Call in keyof Operations[Noun] as AnswerOf<Operations[Noun][Call]> extends void | Blob ? never : Call
  ]: `${Noun}.${Call & string}` extends keyof WiderAnswers
    ? WiderAnswers[`${Noun}.${Call & string}`]
    : AnswerOf<Operations[Noun][Call]>;
};

/** The JSON that each call of the API answers, by noun and call. */
export type Answers = { [Noun in keyof Operations]: AnswersOf<Noun> };
