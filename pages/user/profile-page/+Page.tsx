import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { useAccount } from '../../../renderer/account/use-account.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Tabs } from '../../../renderer/ui/Tabs.js';
import { ActivityTab } from './ActivityTab.js';
import { EditTab } from './EditTab.js';
import { PasswordTab } from './PasswordTab.js';
import { ProfileLoading } from './ProfileLoading.js';

const tabs = ['edit', 'password', 'activity'] as const;
type Tab = (typeof tabs)[number];

const pathOf = (tab: Tab): string => (tab === 'edit' ? '/user/profile-page' : `/user/profile-page?tab=${tab}`);

export default function Page() {
  const { t, language } = useText();
  const { urlParsed } = usePageContext();
  const user = useAccount();
  const [chosen, setChosen] = useState<Tab>(tabs.find((tab) => tab === urlParsed.search['tab']) ?? 'edit');

  const handleChoice = (tab: Tab) => {
    setChosen(tab);
    history.replaceState(history.state, '', withLanguage(language, pathOf(tab)));
  };

  if (!user)
    return <EmptyState icon="user" title={t('marks.signInRequired')} text={t('user.profile.signInRequired')} />;
  return (
    <>
      <p className="mb-8 hidden bg-mount p-5 noscript:block">{t('user.profile.noScripts')}</p>
      <ProfileLoading user={user} />
      <Tabs
        id="profile"
        label={t('account.pages.profile')}
        tabs={tabs.map((key) => ({ key, label: t(`user.profile.tabs.${key}`), path: pathOf(key) }))}
        chosen={chosen}
        onChoice={handleChoice}
      >
        {chosen === 'edit' && <EditTab user={user} />}
        {chosen === 'password' && <PasswordTab user={user} />}
        {chosen === 'activity' && <ActivityTab />}
      </Tabs>
    </>
  );
}
