import { usePageContext } from 'vike-react/usePageContext';
import { type Institution, institutionSignIn } from '../../../src/contract/institution.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';

/** For the people of the institution: a link, which needs no scripts. */
export function InstitutionSignIn({ institution: { name } }: { institution: Institution }) {
  const { t, language } = useText();
  const { redirect } = usePageContext().urlParsed.search;
  return (
    <div className="mt-8 border-t border-line pt-6">
      {/* It is no page of this site, so that the browser goes there itself. */}
      <a href={institutionSignIn(language, redirect)} rel="external nofollow" className="btn btn-outline w-full">
        {t('auth.institution.signIn', { name })}
      </a>
      <p className="mt-3 text-sm text-mute">
        {t('auth.institution.note')}
        <Link to="/privacy" className="link">
          {t('auth.privacyLink')}
        </Link>
        .
      </p>
    </div>
  );
}
