import { startScript, deferredScriptsId } from '../contract/head-scripts.js';

/** What Vike has the browser load for scripts alone: the entry, the modules it imports and the texts it fetches. */
const scriptTags =
  /<script src="[^"]+" type="module" async><\/script>|<link rel="modulepreload"[^>]*>|<link rel="preload" as="fetch"[^>]*>/g;

/**
 * Puts the scripts of a page into a `<template>`, which the browser does not look into, and has `startScript` take them out
 * when pictures, letters and styles are there: the page is complete without them, and on a slow line they would come first.
 */
export function scriptsAfterPaint(html: string): string {
  const tags = html.match(scriptTags);
  if (!tags) return html;
  const late = `<template id="${deferredScriptsId}">${tags.join('')}</template><script>${startScript}</script>`;
  return html.replace(scriptTags, '').replace('</body>', () => `${late}</body>`);
}
