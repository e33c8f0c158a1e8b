import { xmlText } from '../../publishing/xml.js';
import type { Language } from '../../contract/languages.js';
import { copiedTexts } from '../copied-texts.js';
import { linkTo, type PageContext } from './page-context.js';
import type { OwnContent } from './static-page.js';

/** What a script of the copy reads from its page. */
const settings = (page: PageContext, texts: Record<string, string>): string =>
  `data-root="${xmlText(rootOf(page))}" data-language="${page.language}" data-texts="${xmlText(JSON.stringify(texts))}"`;

const rootOf = (page: PageContext): string => linkTo(page, 'index.html').replace(/index\.html$/, '');

const heading = (title: string, lead: string): string =>
  `<h1 class="text-2xl xs:text-3xl sm:text-4xl">${xmlText(title)}</h1><p class="mt-4 max-w-2xl text-mute">${xmlText(lead)}</p>`;

const needsScripts = (language: Language, archive: string): string =>
  `<noscript><p class="mt-6"><a class="link" href="${xmlText(archive)}">${xmlText(copiedTexts[language].needsScripts)}</a></p></noscript>`;

/** The page of the search: a form that asks the page itself, and a script that answers in the browser. */
export function searchContent(page: PageContext): OwnContent {
  const texts = copiedTexts[page.language].search;
  const { heading: title, lead, text, from, to, button, ...said } = texts;
  const field = (name: string, label: string, kind: string): string =>
    `<div class="field"><label for="${name}">${xmlText(label)}</label><input id="${name}" name="${name}" ${kind}></div>`;
  const years = 'inputmode="numeric" maxlength="4" pattern="[0-9]{4}" autocomplete="off"';
  return {
    html: `<div class="wrap pt-2 pb-20 sm:pt-6 lg:pb-28">${heading(title, lead)}<form role="search" class="copy-search" action="index.html" aria-label="${xmlText(title)}">${field('q', text, 'type="search" maxlength="200" autocomplete="off"')}${field('from', from, years)}${field('to', to, years)}<button class="btn btn-primary">${xmlText(button)}</button></form><p id="copy-status" role="status" class="copy-status"></p><ul id="copy-results" class="photo-grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4" ${settings(page, said)}></ul>${needsScripts(page.language, linkTo(page, `${page.language}/archivio/index.html`))}</div>`,
    scripts: ['static/search.js'],
    styles: [],
  };
}

/** The page of the map: the archive's own plan with its records. */
export function mapContent(page: PageContext, attribution: string): OwnContent {
  const { heading: title, lead, ...said } = copiedTexts[page.language].map;
  return {
    html: `<div class="wrap pt-6 pb-6">${heading(title, lead)}</div><div id="copy-map" class="map copy-map" role="region" aria-label="${xmlText(title)}" ${settings(page, { ...said, plan: attribution })}></div><div class="wrap pb-10">${needsScripts(page.language, linkTo(page, `${page.language}/schede/index.html`))}</div>`,
    scripts: ['static/map.js'],
    styles: ['static/map.css'],
  };
}
