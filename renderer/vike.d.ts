import type { PageApi } from '../src/contract/operations.js';
import type { FormFault } from '../src/contract/form.js';
import type { Language } from '../src/contract/languages.js';
import type { PageSite } from '../src/contract/settings.js';
import type { User } from '../src/contract/user.js';
import type { Translate } from './i18n/translate.js';

declare global {
  namespace Vike {
    interface Config {
      /** The one address under which search engines should know the page, without its language; else its path. */
      canonical?: (pageContext: PageContext) => string;
    }
    interface PageContext {
      /** Of the page's address; decided in +onBeforeRoute. */
      language: Language;
      /** The texts of that language; set before rendering, in +onBeforeRenderHtml and +onBeforeRenderClient. */
      t: Translate;
      site: PageSite;
      /** The fault of a form that was sent without scripts. */
      form?: FormFault | null;
      /** The signed-in user, on pages that are rendered per person only (/auth, /user, /admin). */
      user?: User | null;
      /** Whether the archive sends mails; on the same pages. */
      canMail?: boolean;
    }
    interface PageContextServer {
      /** In-process; the browser has its own implementation (renderer/api). */
      api: PageApi;
      /** PUBLIC_URL. */
      origin: string;
      /** ANALYTICS_ID. */
      analyticsId: string | null;
      /** The language of a path that never carries a prefix (/admin). */
      requestLanguage: Language;
    }
  }
}
