import { randomInt } from 'node:crypto';

/** Without vowels, so that no word appears, and without signs that are mistaken for others: 0 and O, 1, I and L. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ';
const signsPerGroup = 4;

/** The reference of a new request, such as `K7MP-4RXW`: random, so that nobody can tell those of others or their number. */
export const removalReference = (): string => `${group()}-${group()}`;

const group = (): string => Array.from({ length: signsPerGroup }, () => signs[randomInt(signs.length)]).join('');
