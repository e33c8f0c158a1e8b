/** What a footnote needs of a photograph or a card; null for what is not known. */
export interface Cited {
  author: string | null;
  /** In the quotation marks of the language. */
  title: string;
  /** In words, the circa of an estimate included. */
  year: string | null;
  source: string | null;
  siteName: string;
  url: string;
  licence: string | null;
}

/** `Giuseppe Wulz, «Molo San Carlo», c. 1890. Civici Musei. Trieste di ieri, https://… (CC BY 4.0).` */
export function citation({ author, title, year, source, siteName, url, licence }: Cited): string {
  const work = [author, title, year].filter(Boolean).join(', ');
  // An author who is the source as well is named once.
  const kept = source && source !== author ? `${endless(source)}. ` : '';
  return `${work}. ${kept}${siteName}, ${url}${licence ? ` (${licence})` : ''}.`;
}

const endless = (text: string): string => text.trim().replace(/\.$/, '');
