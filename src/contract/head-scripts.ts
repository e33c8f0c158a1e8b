import { archiveViewKey } from './archive-view.js';
import { languageCookie } from './languages.js';

/**
 * The only inline scripts of the site. All must run before the first paint. The content security policy allows them by
 * their hash, which src/platform/http/security-headers.ts computes from these texts.
 */

/** Applies the theme that the visitor chose. Without a choice the CSS follows the system. */
export const themeScript = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The key in session storage that is set when a visitor closes the presentation video. */
export const videoHiddenKey = 'presentation-video-hidden';

/** Hides a presentation video that was closed earlier in the session, so that it does not flash before hydration. */
export const videoScript = `try{if(sessionStorage.getItem('${videoHiddenKey}'))document.documentElement.dataset.video='hidden'}catch(e){}`;

/** The `<meta>` that lists the languages that the site offers, for `languageScript`. */
export const languagesMeta = 'languages';

/**
 * Replaces a language prefix that differs from the visitor's choice. The server redirects too, but does not see the cookie
 * when a shared cache answers.
 */
export const languageScript = `try{var l=document.querySelector('meta[name=${languagesMeta}]').content.split(' '),c=/(?:^|; )${languageCookie}=(\\w+)(?:;|$)/.exec(document.cookie)[1],p=location.pathname.split('/')[1];if(c!==p&&l.includes(c)&&l.includes(p))location.replace('/'+c+location.pathname.slice(p.length+1)+location.search+location.hash)}catch(e){}`;

/**
 * On the archive only: opens the chosen view where the address states none. The page is the same for everyone and cached,
 * so the server cannot choose.
 */
export const archiveViewScript = `try{var u=new URL(location),v=localStorage.getItem('${archiveViewKey}');if(!u.searchParams.has('view')&&(v==='grid'||v==='table')){u.searchParams.set('view',v);location.replace(u)}}catch(e){}`;

/** Id of the `<template>` with the script tags of a page (src/site/scripts-after-paint.ts). */
export const deferredScriptsId = 'scripts';

/** The longest time that the scripts of a page wait for its `load` event. */
export const longestStartMs = 3000;

/** Runs these scripts after the `load` event, at the first input before that, or after three seconds at the latest. */
export const startScript = `(function(){var t=document.getElementById('${deferredScriptsId}'),e=['pointerdown','keydown'];function start(){e.forEach(function(n){removeEventListener(n,start,true)});if(t){document.body.append(t.content);t=null}}e.forEach(function(n){addEventListener(n,start,true)});addEventListener('load',function(){setTimeout(start)});setTimeout(start,${longestStartMs})})()`;

export const headScripts = [themeScript, languageScript, videoScript, archiveViewScript, startScript] as const;
