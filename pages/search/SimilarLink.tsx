import { limits } from '../../src/contract/limits.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import type { Hit } from './find-photos.js';

const { countedMax } = limits.similarPhotos;

/** Leads to all photographs of a series, of which the search shows one. */
export function SimilarLink({ count, path, title }: Required<Hit>['similar'] & { title: string }) {
  const { t, language } = useText();
  const isMore = count >= countedMax;
  const number = formatNumber(isMore ? countedMax - 1 : count, language);
  const text = isMore ? t('search.similarMany', { number }) : t('search.similar', { count, number });
  return (
    <Link to={path} rel="nofollow" className="similar-link" aria-label={`${text}: ${title}`}>
      {text}
    </Link>
  );
}
