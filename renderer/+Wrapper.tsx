import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { usePageContext } from 'vike-react/usePageContext';
import { queryClient } from './api/query-client.js';

export default function Wrapper({ children }: { children: ReactNode }) {
  const { i18n } = usePageContext();
  const [client] = useState(queryClient);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
}
