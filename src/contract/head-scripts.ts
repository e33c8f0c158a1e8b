import { languageCookie, languages } from './languages.js';

/**
 * The only inline scripts of the site: all must run before the first paint. The content security policy allows them by
 * their hash, so whoever changes a letter here changes the policy with it (src/platform/http/security-headers.ts).
 */

/** The theme a visitor chose; without a choice the system decides in CSS alone. */
export const themeScript = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Where the browser keeps, for the session, that a visitor has closed the presentation video. */
export const videoHiddenKey = 'presentation-video-hidden';

/** A presentation that was closed is never seen again in the session, not even for the blink before the page is alive. */
export const videoScript = `try{if(sessionStorage.getItem('${videoHiddenKey}'))document.documentElement.dataset.video='hidden'}catch(e){}`;

/**
 * On a copy from a shared cache the server could not see the cookie: a prefix that differs from the visitor's choice is
 * replaced before paint (contract.md, HTTP; row L3).
 */
export const languageScript = `try{var c=/(?:^|; )${languageCookie}=(${languages.join('|')})(?:;|$)/.exec(document.cookie),p=/^\\/(${languages.join('|')})(?=\\/|$)/.exec(location.pathname);if(c&&p&&c[1]!==p[1])location.replace('/'+c[1]+location.pathname.slice(3)+location.search+location.hash)}catch(e){}`;

/** The `<template>` that holds what loads the scripts of a page (src/site/scripts-after-paint.ts). */
export const startedScriptsId = 'scripts';

/** Starts them when the page has been painted, when somebody touches it before that, and after three seconds at the latest. */
export const startScript = `(function(){var t=document.getElementById('${startedScriptsId}'),e=['pointerdown','keydown'];function start(){e.forEach(function(n){removeEventListener(n,start,true)});if(t){document.body.append(t.content);t=null}}e.forEach(function(n){addEventListener(n,start,true)});addEventListener('load',function(){setTimeout(start)});setTimeout(start,3000)})()`;

export const headScripts = [themeScript, languageScript, videoScript, startScript] as const;
