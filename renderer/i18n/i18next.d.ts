import 'i18next';
import type site from '../../src/contract/locales/it/site.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site };
    returnNull: false;
  }
}
