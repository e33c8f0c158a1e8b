import { lazy, useState, useSyncExternalStore } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { InstitutionProblem } from '../../../renderer/account/InstitutionProblem.js';
import { OnDemand } from '../../../renderer/loading/OnDemand.js';
import { Notice } from '../../../renderer/ui/Notice.js';
import { Tabs } from '../../../renderer/ui/Tabs.js';
import { type AuthTab, authTabOf, authTabPath, authTabs } from './auth-tabs.js';
import type { Data } from './+data.shared.js';
import { AuthLead } from './AuthLead.js';
import { Benefits } from './Benefits.js';
import { InstitutionSignIn } from './InstitutionSignIn.js';
import { RegisterForm } from './RegisterForm.js';
import { SignInForm } from './SignInForm.js';
import { usePendingItem } from './use-pending-item.js';

const PasskeySignIn = lazy(async () => ({ default: (await import('./PasskeySignIn.js')).PasskeySignIn }));

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
const reasons = { photo: 'favorite', entity: 'bookmark' } as const;

export default function Page() {
  const { t, language } = useText();
  const pageContext = usePageContext();
  const asked = useData<Data>();
  const stored = usePendingItem();
  const pending = asked.reason ? null : stored;
  const reason = asked.reason ?? (pending && reasons[pending.kind]);
  const { search } = pageContext.urlParsed;
  const { done } = search;
  const { institution } = pageContext;
  const [chosenTab, setChosenTab] = useState<AuthTab>(authTabOf(pageContext));
  // The address that was typed stays when the visitor changes the tab.
  const [email, setEmail] = useState('');
  const isInBrowser = useSyncExternalStore(never, inBrowser, onServer);
  // The error of a form sent without scripts belongs to the tab of the first render only.
  const form = chosenTab === authTabOf(pageContext) ? pageContext.form : null;

  const handleChoice = (tab: AuthTab) => {
    setChosenTab(tab);
    history.replaceState(history.state, '', withLanguage(language, authTabPath(tab, search)));
  };

  return (
    <div className="wrap grid gap-x-16 gap-y-12 pt-10 pb-16 lg:grid-cols-[minmax(0,30rem)_1fr] lg:pt-16 lg:pb-24">
      <div>
        <h1 className="text-3xl lg:text-4xl">
          {t(reason && chosenTab === 'signIn' ? `auth.why.${reason}.title` : `auth.${chosenTab}.title`)}
        </h1>
        <AuthLead tab={chosenTab} reason={reason} subject={asked.subject} pending={pending} />
        <div className="mt-8">
          <Tabs
            id="auth"
            label={t('auth.tabs')}
            tabs={authTabs.map((key) => ({ key, label: t(`auth.${key}.tab`), path: authTabPath(key, search) }))}
            chosen={chosenTab}
            onChoice={handleChoice}
          >
            {(done === 'password' || done === 'removed') && (
              <div className="mb-6">
                <Notice>{t(done === 'password' ? 'auth.passwordReset' : 'auth.removed')}</Notice>
              </div>
            )}
            {chosenTab === 'signIn' ? (
              <>
                <InstitutionProblem institution={institution} />
                <SignInForm form={form} email={email} onEmail={setEmail} />
                {institution && <InstitutionSignIn institution={institution} />}
                {isInBrowser && (
                  <OnDemand>
                    <PasskeySignIn />
                  </OnDemand>
                )}
              </>
            ) : (
              <RegisterForm form={form} email={email} onEmail={setEmail} />
            )}
          </Tabs>
        </div>
      </div>
      <Benefits />
    </div>
  );
}
