import type { ChangeEvent } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { User } from '../../../src/contract/user.js';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { asQuery } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import type { Data } from './+data.shared.js';
import { changeAccount } from './change-account.js';

/** Subscribes and unsubscribes with one click. The server stores the date of consent and the version of the text. */
export function Newsletter({ user }: { user: User }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const query = queries.newsletter(user.id);
  const list = useOwnList(query, useData<Data>().newsletter);
  const { data: consent } = list;

  const handleChange = async ({ target: { checked: accepted } }: ChangeEvent<HTMLInputElement>) => {
    const before = consent;
    const show = (shown: typeof consent) => queryClient().setQueryData(asQuery(query).queryKey, shown);
    // Shown before the server answers.
    show({ accepted, since: new Date().toISOString() });
    const choose = async () => void show(await httpApi.users.chooseNewsletter({ id: user.id, accepted }));
    const title = t(accepted ? 'user.newsletter.accepted' : 'user.newsletter.withdrawn');
    await changeAccount(choose, { t, done: { title } }).catch(() => show(before));
  };

  return (
    <section aria-labelledby="newsletter" className="mt-14 border-t border-line pt-8 noscript:hidden">
      <h2 id="newsletter" className="text-2xl">
        {t('user.newsletter.title')}
      </h2>
      {isNotLoaded(list) && (
        <div className="mt-3">
          <NotLoaded query={list} />
        </div>
      )}
      <label className="check mt-3 max-w-2xl">
        <input
          type="checkbox"
          checked={consent?.accepted ?? false}
          disabled={!consent}
          aria-describedby="newsletter-since"
          onChange={(change) => void handleChange(change)}
        />
        <span>{t('user.newsletter.label')}</span>
      </label>
      <p id="newsletter-since" className="text-sm text-mute">
        {consent?.since
          ? t(consent.accepted ? 'user.newsletter.since' : 'user.newsletter.until', {
              date: formatDate(consent.since, language, site.timeZone),
            })
          : t('user.newsletter.hint')}
      </p>
    </section>
  );
}
