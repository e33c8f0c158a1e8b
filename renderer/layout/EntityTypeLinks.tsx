import { useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { asCardType } from '../entities/card-type.js';
import { TypeBadge } from '../entities/TypeBadge.js';
import { useText } from '../i18n/use-text.js';
import { Link } from './Link.js';

export interface EntityTypeLinksProps {
  className: string;
  linkClassName: string;
  /** Adds a link to the audio guides, where the language has some. */
  withAudioGuides?: boolean;
}

/** Links to all entities, and to those of each type. */
export function EntityTypeLinks({ className, linkClassName, withAudioGuides = false }: EntityTypeLinksProps) {
  const { t, language } = useText();
  const { site, urlPathname, urlParsed } = usePageContext();
  const { data: types, isError } = useQuery(asQuery(queries.entityTypes()), queryClient());
  // Rendered complete or not at all: in a list that grows under the pointer, visitors press the wrong link.
  if (!types && !isError) return null;
  const chosen = urlPathname === '/schede' ? (urlParsed.search['type'] ?? '') : null;
  const look = `flex items-center text-sm font-medium whitespace-nowrap aria-[current]:text-brand ${linkClassName}`;
  return (
    <ul className={className} aria-label={t('nav.entityTypes')}>
      <li>
        <Link to="/schede" className={look} aria-current={chosen === '' ? 'page' : undefined}>
          {t('nav.allEntities')}
        </Link>
      </li>
      {types?.map((type) => (
        <li key={type.code}>
          <Link
            to={`/schede?type=${encodeURIComponent(type.code)}`}
            className={look}
            aria-current={chosen === type.code ? 'page' : undefined}
          >
            <TypeBadge type={asCardType(type, language)} />
          </Link>
        </li>
      ))}
      {withAudioGuides && site.audioLanguages.includes(language) && (
        <li className="mt-2 border-t border-line pt-2">
          <Link
            to="/schede/audioguide"
            className={look}
            aria-current={urlPathname === '/schede/audioguide' ? 'page' : undefined}
          >
            {t('nav.audioGuides')}
          </Link>
        </li>
      )}
    </ul>
  );
}
