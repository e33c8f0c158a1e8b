import 'i18next';
import type admin from '../../src/contract/locales/it/admin.json';
import type site from '../../src/contract/locales/it/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; admin: typeof admin };
    returnNull: false;
  }
}
