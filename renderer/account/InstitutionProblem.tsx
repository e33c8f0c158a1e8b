import { type Institution, institutionSignOut } from '../../src/contract/institution.js';
import { withLanguage } from '../../src/contract/languages.js';
import { accountPaths } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';

/** Why the way to the institution and back did not work, and the way out of it for who was let in there and not here. */
export function InstitutionProblem({ institution }: { institution: Institution | null | undefined }) {
  const { t, language } = useText();
  if (!institution?.problem) return null;
  const { name, problem, isOpen } = institution;
  return (
    <div role="alert" className="mb-6 flex max-w-2xl gap-3 rounded-sm bg-danger-bg p-4 text-sm">
      <Icon name="warning" className="mt-0.5 shrink-0 text-danger" />
      <div>
        <p>{problem}</p>
        {isOpen && (
          <p className="mt-2">
            <a
              href={institutionSignOut(language, withLanguage(language, accountPaths.signIn))}
              rel="external nofollow"
              className="link"
            >
              {t('auth.institution.signOut', { name })}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
