import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import { BackButton } from './BackButton.js';
import { errorSectionOf } from './error-sections.js';
import { errorStatusOf, errorTextKeys } from './error-text-keys.js';

export default function Page() {
  const { t } = useText();
  const pageContext = usePageContext();
  const status = errorStatusOf(pageContext);
  const { title, text } = errorTextKeys(pageContext);
  const back = errorSectionOf(pageContext.urlPathname)?.back;
  const isServerError = status >= 500;
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 py-14 md:grid-cols-[1fr_minmax(0,24rem)] lg:py-24">
      <div>
        <h1 className="text-3xl lg:text-4xl">{t(title)}</h1>
        <p className="mt-5 max-w-xl text-lg text-mute">{t(text)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {isServerError ? <ReloadLink /> : <BackButton />}
          <Link to={back?.path ?? '/archivio'} className="btn btn-outline">
            {t(back?.text ?? 'errorPage.browse')}
          </Link>
        </div>
      </div>
      <EmptyMount status={status} />
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

/** An empty photo mount: the photograph is missing. */
const EmptyMount = ({ status }: { status: number }) => (
  <div aria-hidden="true" className="hidden bg-mount p-8 md:block">
    <div className="relative grid aspect-4/3 place-items-center border border-dashed border-ink/30 font-serif text-3xl text-mute tabular-nums">
      {status}
      {corners.map((corner) => (
        <Icon key={corner} name="plus" size={14} className={`absolute text-mute ${corner}`} />
      ))}
    </div>
  </div>
);

const corners = ['-top-2 -left-2', '-top-2 -right-2', '-bottom-2 -left-2', '-right-2 -bottom-2'];
