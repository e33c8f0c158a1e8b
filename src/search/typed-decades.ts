import { searchWords } from './search-words.js';

/** Words around a number that say that it is a decade: `anni 20`, `20er Jahre`. */
const markers = new Set(['anni', 'decennio', 'years', 'decade', 'jahre', 'jahren', 'jahrzehnt']);
const fillers = new Set(['gli', 'degli', 'negli', 'the', 'in', 'of', 'die', 'der', 'den', 'early', 'late']);

/** The tens from 10 to 90; in Italian they are a decade only after `anni`, since they are numbers too. */
const italian = 'dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const english = 'tens twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');
const german = 'zehner zwanziger dreissiger vierziger funfziger sechziger siebziger achtziger neunziger'.split(' ');

const centuries = [1800, 1900, 2000];

/**
 * The decades that a whole text names, by their first years: `191`, `1912`, `1910s`, `1910er`, `anni dieci`, `the twenties`,
 * `’20`. Several where the century is left open; none where the text is about something else.
 */
export function typedDecades(text: string): number[] {
  const words = searchWords(text).map(({ plain }) => plain);
  const named = words.filter((word) => !markers.has(word) && !fillers.has(word));
  const [word] = named;
  if (word === undefined || named.length > 1) return [];
  const isMarked = words.some((each) => markers.has(each)) || /^\s*['’‘]/.test(text);
  return decadesOf(word, isMarked);
}

function decadesOf(word: string, isMarked: boolean): number[] {
  const [, digits, suffix] = /^(\d{2,4})(s|er|ern)?$/.exec(word) ?? [];
  if (digits?.length === 4) return [Math.floor(Number(digits) / 10) * 10];
  if (digits?.length === 3 && !suffix) return [Number(digits) * 10];
  const isDecade = isMarked || suffix !== undefined;
  const tens = isDecade && /^\d0$/.test(digits ?? '') ? Number(digits) : tensOf(word, isMarked);
  return tens > 0 ? centuries.map((century) => century + tens) : [];
}

/** 0 where the word is none. */
function tensOf(word: string, isMarked: boolean): number {
  const lists = isMarked ? [italian, english, german] : [english, german];
  return Math.max(...lists.map((list) => (list.indexOf(word) + 1) * 10));
}
