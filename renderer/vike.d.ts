import type { DocumentParts } from '../src/contract/document-parts.js';
import type { PageApi } from '../src/contract/operations.js';
import type { FormFailure } from '../src/contract/form.js';
import type { Institution } from '../src/contract/institution.js';
import type { Language } from '../src/contract/languages.js';
import type { PageSite } from '../src/contract/settings.js';
import type { User } from '../src/contract/user.js';
import type { TextFile } from './i18n/text-file.js';
import type { Translate } from './i18n/translate.js';
import type { ListPosition } from './photos/steps/list-position.js';
import type { ShareImage } from './seo/share-image.js';

declare global {
  namespace Vike {
    interface Config {
      /** The path that search engines should index, without language; by default the page's own path. */
      canonical?: (pageContext: PageContext) => string;
      /** What is shown with a link to the page elsewhere; without one it is the mark of the site. */
      shareImage?: (pageContext: PageContext) => ShareImage | null;
      /** `+texts.ts`: the files of texts that the page shows beside those of every page. */
      texts?: readonly TextFile[];
    }
    interface PageContext {
      /** From the page's address; set in +onBeforeRoute. */
      language: Language;
      /** The texts of that language; set before rendering, in +onBeforeRenderHtml and +onBeforeRenderClient. */
      t: Translate;
      site: PageSite;
      /** The error of a form that was sent without scripts. */
      form?: FormFailure | null;
      /** The signed-in user, only on pages that are rendered per person (/auth, /user, /admin). */
      user?: User | null;
      /** Whether the server sends e-mails; on the same pages. */
      canMail?: boolean;
      /** Whose people sign in by OpenID Connect, if any; on the same pages. */
      institution?: Institution | null;
      /** Of one image; on the same pages. */
      uploadLimits?: { bytes: number; pixels: number };
      /** HISTORY_YEARS; null: every change is kept; on the same pages. */
      historyYears?: number | null;
    }
    interface PageContextClient {
      /** Set by going on within a list of photos; null where that was by year. */
      listPosition?: ListPosition | null;
    }
    interface PageContextServer {
      /** Calls the services in process; the browser has its own implementation (renderer/api). */
      api: PageApi;
      /** Filled while the page is rendered. */
      documentParts: DocumentParts;
      /** PUBLIC_URL. */
      origin: string;
      /** ANALYTICS_ID. */
      analyticsId: string | null;
      /** The language of a path that never has a prefix (/admin). */
      requestLanguage: Language;
    }
  }
}
