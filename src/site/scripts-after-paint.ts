import { startScript, deferredScriptsId } from '../contract/head-scripts.js';

/**
 * The tags that Vike adds for scripts: the entry, the modules it imports and the translations it fetches; with the indent
 * before them, which would leave a line of its own. Bounded, because the page contains texts of members.
 */
const scriptTags =
  /\s{0,20}(<script src="[^"<>]+" type="module" async><\/script>|<link rel="modulepreload"[^<>]*>|<link rel="preload" as="fetch"[^<>]*>)/g;

/** Executes a module that Vike would only preload. */
const executed = (tag: string): string =>
  tag.replace(/^<link rel="modulepreload" href="([^"]+)"[^>]*>$/, '<script src="$1" type="module" async></script>');

/**
 * Moves the scripts of a page into a `<template>`, which the browser does not load from; `startScript` starts them when
 * images, fonts and styles are loaded. The page is complete without scripts, and on a slow connection they would delay
 * the rest. Each module has a script tag of its own: executed as imports of the entry, all of them would be one task of the
 * browser's main thread, which is too long for a phone to respond meanwhile.
 */
export function scriptsAfterPaint(html: string): string {
  const tags: string[] = [];
  const rest = html.replace(scriptTags, (_, tag: string) => {
    tags.push(executed(tag));
    return '';
  });
  if (tags.length === 0) return html;
  const late = `<template id="${deferredScriptsId}">${tags.join('')}</template><script>${startScript}</script>`;
  return rest.replace('</body>', () => `${late}</body>`);
}
