import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { administrationLanguage } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { loadAdminTexts } from './admin-texts.js';

/** For public pages: renders its children once the texts for administrators are loaded. */
export function AdminTexts({ children }: { children: ReactNode }) {
  const { language } = useText();
  const { isSuccess } = useQuery({
    queryKey: ['admin-texts', language],
    queryFn: async () => {
      await loadAdminTexts(language);
      return true;
    },
    staleTime: Infinity,
  });
  if (!isSuccess) return false;
  const own = administrationLanguage(language);
  return own === language ? (
    children
  ) : (
    <div lang={own} className="contents">
      {children}
    </div>
  );
}
