import { startScript, deferredScriptsId } from '../contract/head-scripts.js';

/**
 * The tags that Vike adds for scripts: the entry, the modules it imports and the translations it fetches; with the white
 * space before them, which would leave a line of its own.
 */
const scriptTags =
  /\s*(<script src="[^"]+" type="module" async><\/script>|<link rel="modulepreload"[^>]*>|<link rel="preload" as="fetch"[^>]*>)/g;

/**
 * Moves the scripts of a page into a `<template>`, which the browser does not load from; `startScript` starts them when
 * images, fonts and styles are loaded. The page is complete without scripts, and on a slow connection they would delay
 * the rest.
 */
export function scriptsAfterPaint(html: string): string {
  const tags: string[] = [];
  const rest = html.replace(scriptTags, (_, tag: string) => {
    tags.push(tag);
    return '';
  });
  if (tags.length === 0) return html;
  const late = `<template id="${deferredScriptsId}">${tags.join('')}</template><script>${startScript}</script>`;
  return rest.replace('</body>', () => `${late}</body>`);
}
