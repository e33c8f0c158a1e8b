import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { PhotoBeside } from '../../renderer/photos/PhotoBeside.js';
import type { Data } from './+data.shared.js';
import { BackButton } from './BackButton.js';
import { errorSectionOf } from './error-sections.js';
import { errorStatusOf, errorTextKeys } from './error-text-keys.js';
import { RemovedText } from './RemovedText.js';

export default function Page() {
  const { t } = useText();
  const pageContext = usePageContext();
  const status = errorStatusOf(pageContext);
  const { title, text } = errorTextKeys(pageContext);
  const back = errorSectionOf(pageContext.urlPathname)?.back;
  const isServerError = status >= 500;
  // Undefined where loading it was the error.
  const photo = useData<Data | undefined>()?.photo;
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-20">
      <div>
        <h1 className="text-3xl lg:text-4xl">{t(title)}</h1>
        {status === 410 ? (
          <RemovedText />
        ) : (
          photo && <p className="mt-4 max-w-xl font-serif text-xl">{t('notFound.photo')}</p>
        )}
        {text && <p className="mt-5 max-w-xl text-lg text-mute">{t(text)}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {isServerError ? <ReloadLink /> : <BackButton />}
          <Link to={back?.path ?? '/archivio'} className="btn btn-outline">
            {t(back?.text ?? 'errorPage.browse')}
          </Link>
          {status === 410 && (
            <Link to="/search" className="btn btn-outline">
              {t('home.searchLabel')}
            </Link>
          )}
        </div>
      </div>
      {photo && (
        <PhotoBeside photo={photo} sizes="(min-width: 64rem) min(48vw, 52rem), 92vw" className="lg:justify-self-end" />
      )}
    </div>
  );
}

/** Loads this page again from the server; works without scripts too. */
function ReloadLink() {
  const { t } = useText();
  const { urlPathname, urlParsed } = usePageContext();
  return (
    <Link to={urlPathname + (urlParsed.searchOriginal ?? '')} data-vike="false" className="btn btn-primary">
      {t('common.reload')}
    </Link>
  );
}
