import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import type { Step } from '../seo/breadcrumb.js';

interface BreadcrumbProps {
  trail: Step[];
  className?: string;
}

/**
 * The breadcrumb; its last step is the page itself. A phone shows the step before it only, unless its class is
 * `whole`: the heading repeats the last one. Search engines read all of them as JSON-LD.
 */
export function Breadcrumb({ trail, className = '' }: BreadcrumbProps) {
  const { t } = useText();
  return (
    <nav aria-label={t('breadcrumb.label')} className={className}>
      <ol className="steps flex flex-wrap text-sm">
        {trail.map(({ name, path, lang }, index) => (
          <li key={path} className="flex min-w-0 items-baseline">
            {index < trail.length - 1 ? (
              <>
                <Link to={path} className="touch py-1 text-mute underline-offset-4 hover:text-ink hover:underline">
                  {name}
                </Link>
                <span aria-hidden="true" className="px-2 text-mute">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" lang={lang} className="min-w-0 py-1">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
