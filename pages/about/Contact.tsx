import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Notice } from '../../renderer/ui/Notice.js';
import type { Data } from './+data.shared.js';
import { ContactForm } from './ContactForm.js';

export function Contact() {
  const { t } = useText();
  const { site, urlParsed } = usePageContext();
  const { photo } = useData<Data>();
  return (
    <section className="wrap section grid gap-x-12 gap-y-10 lg:grid-cols-12" aria-labelledby="contattaci">
      <div className="lg:col-span-5">
        <h2 id="contattaci" className="text-3xl lg:text-4xl">
          {t('about.contactTitle')}
        </h2>
        <div className="mt-4 max-w-md stack">
          <p>{t('about.contactLead')}</p>
          {/* Where the server sends e-mails, members reset their password themselves. */}
          {!site.mailEnabled && (
            <p {...needsServer} className="text-sm text-mute">
              {t('about.contactPassword')}
            </p>
          )}
          {site.socialUrl && (
            <p className="text-sm text-mute">
              {t('about.contactSocial')}{' '}
              <a href={site.socialUrl} rel="me noopener" className="link whitespace-nowrap">
                {t('home.social')}
              </a>
            </p>
          )}
        </div>
      </div>
      <div className="max-w-2xl lg:col-span-7">
        {urlParsed.search['sent'] === 'contact' ? <MessageSent /> : <ContactForm key={photo?.id} photo={photo} />}
      </div>
    </section>
  );
}

/** Shown after the form was sent without scripts. */
function MessageSent() {
  const { t } = useText();
  return (
    <>
      <Notice>
        <p className="font-semibold">{t('contact.sent')}</p>
        <p className="mt-0.5">{t('contact.sentText')}</p>
      </Notice>
      <p className="mt-5">
        <Link to="/about#contattaci" className="btn btn-outline">
          {t('contact.another')}
        </Link>
      </p>
    </>
  );
}
