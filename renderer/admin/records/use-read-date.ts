import { useQuery } from '@tanstack/react-query';
import type { ReadDate } from '../../../src/contract/dates/date-query.js';
import type { Language } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { httpApi } from '../../api/http-api.js';

/**
 * What the archive reads in a date in words; undefined while it is not known.
 * @param text '' asks nothing
 * @param language in which it is read; without one in any, that of the archive first
 */
export function useReadDate(text: string, language?: Language): ReadDate | undefined {
  const { data } = useQuery({
    queryKey: ['date', text, language],
    queryFn: () => httpApi.dates.read({ text, ...(language && { language }) }),
    enabled: text !== '' && text.length <= limits.text.date,
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
