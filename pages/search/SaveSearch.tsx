import { type FormEvent, lazy, useState } from 'react';
import { accountPaths, pageAddress } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { useViewer } from '../../renderer/layout/use-viewer.js';
import { OnDemand } from '../../renderer/loading/OnDemand.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';

const SaveSearchDialog = lazy(async () => ({ default: (await import('./SaveSearchDialog.js')).SaveSearchDialog }));

/** Saves the search for a member; for everybody else, and without scripts, the way to the sign-in: a form, because crawlers follow links. */
export function SaveSearch({ data }: { data: Data }) {
  const { t, language } = useText();
  const { user } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const button = { className: 'icon-btn', 'aria-label': t('search.save'), title: t('search.save') };
  const icon = <Icon name="bookmark" size={22} />;
  const handleSubmit = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const form = submit.currentTarget;
    void import('./store-wanted-search.js')
      .then(({ storeWantedSearch }) => storeWantedSearch(data, { t, language }))
      .catch(() => undefined)
      .finally(() => form.submit());
  };
  if (!user)
    return (
      <form action={pageAddress(language, accountPaths.signIn)} onSubmit={handleSubmit}>
        <input type="hidden" name="reason" value="search" />
        <button {...button}>{icon}</button>
      </form>
    );
  const handleClose = () => setIsOpen(false);
  return (
    <>
      <button type="button" {...button} onClick={() => setIsOpen(true)}>
        {icon}
      </button>
      {isOpen && (
        <OnDemand onMissing={handleClose}>
          <SaveSearchDialog data={data} onClose={handleClose} />
        </OnDemand>
      )}
    </>
  );
}
