import { limits } from '../../src/contract/limits.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import type { Hit } from './find-photos.js';

const { countedMax } = limits.similarPhotos;

/** Leads to all photographs of a series, of which the search shows one. */
export function SimilarLink({ count, path, title }: Required<Hit>['similar'] & { title: string }) {
  const { t, language } = useText();
  const number = formatNumber(count, language);
  const text = count < countedMax ? t('search.similar', { count, number }) : t('search.similarMany', { number });
  return (
    <Link to={path} rel="nofollow" className="similar-link" aria-label={`${text}: ${title}`}>
      {text}
    </Link>
  );
}
