import { startScript, deferredScriptsId } from '../contract/head-scripts.js';

/** The tags that Vike adds for scripts: the entry, the modules it imports and the translations it fetches. */
const scriptTags =
  /<script src="[^"]+" type="module" async><\/script>|<link rel="modulepreload"[^>]*>|<link rel="preload" as="fetch"[^>]*>/g;

/**
 * Moves the scripts of a page into a `<template>`, which the browser does not load from; `startScript` starts them when
 * images, fonts and styles are loaded. The page is complete without scripts, and on a slow connection they would delay
 * the rest.
 */
export function scriptsAfterPaint(html: string): string {
  const tags = html.match(scriptTags);
  if (!tags) return html;
  const late = `<template id="${deferredScriptsId}">${tags.join('')}</template><script>${startScript}</script>`;
  return html.replace(scriptTags, '').replace('</body>', () => `${late}</body>`);
}
