/** Data for the citation of a photograph or an entity; null for unknown. */
export interface Cited {
  author: string | null;
  /** Without quotation marks: the citation adds those of the language. */
  title: string;
  /** As text, including the circa of an estimate. */
  year: string | null;
  source: string | null;
  siteName: string;
  url: string;
  licence: string | null;
}

/** `Giuseppe Wulz, «Molo San Carlo», c. 1890. Civici Musei. Trieste di ieri, https://… (CC BY 4.0).` */
export function citation({ author, title, year, source, siteName, url, licence }: Cited): string {
  const work = [author, title, year].filter(Boolean).join(', ');
  // An author who is also the source is named once.
  const credit = source && source !== author ? `${withoutFullStop(source)}. ` : '';
  return `${work}. ${credit}${siteName}, ${url}${licence ? ` (${licence})` : ''}.`;
}

const withoutFullStop = (text: string): string => text.trim().replace(/\.$/, '');
