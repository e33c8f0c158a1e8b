import { usePageContext } from 'vike-react/usePageContext';
import { pageBackground } from '../src/contract/colour/page-background.js';
import { languageScript, languagesMeta, themeScript, videoScript } from '../src/contract/head-scripts.js';
import { defaultLanguage, languageTable, withLanguage } from '../src/contract/languages.js';
import { localized } from '../src/contract/localized.js';
import { openSearchPath, openSearchType, photoFeedPath, webManifestPath } from '../src/contract/paths.js';
import { siteTexts } from './i18n/site-texts.js';
import { IconLinks } from './seo/IconLinks.js';
import { ShareImageTags } from './seo/ShareImageTags.js';
import { shareImageFor } from './seo/share-image.js';
import { SiteSettingsScript } from './seo/site-settings.js';
import serifFont from './ui/fonts/bodoni-moda.woff2?url';
import sansFont from './ui/fonts/hanken-grotesk.woff2?url';

/** The head of every page. Vike renders it on the server only; on navigation the browser updates only the title. */
export default function Head() {
  const pageContext = usePageContext();
  const { language, site } = pageContext;
  const origin = 'origin' in pageContext ? String(pageContext.origin) : '';
  const analyticsId = 'analyticsId' in pageContext ? pageContext.analyticsId : null;
  const path = pageContext.config.canonical?.(pageContext) ?? pageContext.urlPathname;
  // `is404` is null on a page that was found. The error page has no canonical address, whatever its status.
  const isPage = pageContext.is404 === null || pageContext.is404 === undefined;
  const address = (of: typeof language) => origin + withLanguage(of, path);
  const siteName = localized(site, 'siteName', language);
  return (
    <>
      <meta name={languagesMeta} content={site.languages.join(' ')} />
      <script dangerouslySetInnerHTML={{ __html: languageScript }} />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {site.video && <script dangerouslySetInnerHTML={{ __html: videoScript }} />}
      {/* Painted half, a page on a slow line would move its parts when the rest arrives: rows of pictures, a map's panel. */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="preload" as="font" type="font/woff2" href={serifFont} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={sansFont} crossOrigin="anonymous" />
      {[siteTexts, ...(pageContext.config.texts ?? [])].map(({ [language]: href }) => (
        <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
      ))}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={pageBackground.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={pageBackground.dark} />
      <IconLinks brand={site} />
      <link rel="manifest" href={webManifestPath(language)} />
      {isPage && (
        <>
          <link rel="canonical" href={address(language)} />
          {site.languages.map((of) => (
            <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
          <meta property="og:url" content={address(language)} />
          <ShareImageTags image={shareImageFor(pageContext)} origin={origin} />
        </>
      )}
      <link rel="search" type={openSearchType} title={siteName} href={openSearchPath(language)} />
      <link rel="alternate" type="application/atom+xml" title={siteName} href={photoFeedPath(language)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={languageTable[language].openGraph} />
      {site.languages
        .filter((of) => of !== language)
        .map((of) => (
          <meta key={of} property="og:locale:alternate" content={languageTable[of].openGraph} />
        ))}
      {analyticsId && <meta name="analytics-id" content={String(analyticsId)} />}
      <SiteSettingsScript site={site} />
    </>
  );
}
