import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../../renderer/i18n/use-text.js';

/** Where visitors reach the archive today. */
export function Contact() {
  const { t } = useText();
  const { site } = usePageContext();
  return (
    <section className="wrap section grid gap-x-12 gap-y-6 lg:grid-cols-12" aria-labelledby="contattaci">
      <h2 id="contattaci" className="text-3xl lg:col-span-5 lg:text-4xl">
        {t('about.contactTitle')}
      </h2>
      <div className="max-w-2xl space-y-4 lg:col-span-7">
        <p>{t('about.contactLead')}</p>
        <p>{t(site.socialUrl ? 'about.contactSocial' : 'about.contactNoSocial')}</p>
        <p className="text-mute">{t('about.contactPassword')}</p>
        {site.socialUrl && (
          <p className="pt-2">
            <a href={site.socialUrl} rel="me noopener" className="btn btn-outline">
              {t('about.team.link')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
