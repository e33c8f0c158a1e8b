export interface SearchCall {
  name: string;
  /** The query of `/api/search`; the words of the generated archive. */
  query: string;
  /** It matches half of the archive or more, so that its growth is what counts. */
  isBroad?: true;
}

export const searchCalls: SearchCall[] = [
  { name: 'a word of two thirds of the titles', query: 'q=via', isBroad: true },
  { name: 'the same in English', query: 'q=street', isBroad: true },
  { name: 'a word of half of the descriptions', query: 'q=album', isBroad: true },
  { name: 'two words of half of the archive', query: 'q=famiglia+album', isBroad: true },
  { name: 'its third page', query: 'q=via&offset=40', isBroad: true },
  { name: 'its fiftieth page', query: 'q=via&offset=980', isBroad: true },
  { name: 'a first letter', query: 'q=s' },
  { name: 'a beginning', query: 'q=sto' },
  { name: 'a typing error in a common word', query: 'q=fotografja' },
  { name: 'a typing error', query: 'q=piaza' },
  { name: 'a tag', query: 'q=tram' },
  { name: 'a place', query: 'q=molo+audace' },
  { name: 'a place with a common word', query: 'q=piazza+grande' },
  { name: 'a rare word', query: 'q=sinagoga' },
  { name: 'a sentence', query: 'q=fotografia+ripresa+dal+lato+del+mare' },
  { name: 'an address', query: 'q=via+carducci+17' },
  { name: 'words that no photo has together', query: 'q=sinagoga+astronave' },
  { name: 'a word that no photo has', query: 'q=astronave' },
  { name: 'a common word of one year', query: 'q=via&year=1905' },
  { name: 'a common word of twenty years', query: 'q=via&yearRange=1930-1950' },
  { name: 'a common word of years with few photos', query: 'q=via&yearRange=1851-1853' },
  { name: 'a common word and a common tag', query: 'q=via&tags=1' },
  { name: 'a common word and two tags', query: 'q=via&tags=1,60' },
  { name: 'a common word and a type', query: 'q=via&entityTypeCode=street' },
  { name: 'a common word and an entity', query: 'q=via&entityId=1' },
  { name: 'nothing', query: '' },
  { name: 'a common tag', query: 'tags=1' },
  { name: 'two tags', query: 'tags=1,2' },
  { name: 'twenty years', query: 'yearRange=1930-1950' },
  { name: 'years with few photos', query: 'yearRange=1851-1853' },
  { name: 'a type', query: 'entityTypeCode=street' },
  { name: 'an entity', query: 'entityId=1' },
];
