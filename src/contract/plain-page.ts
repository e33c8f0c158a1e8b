import { type Accent, accentInThemes } from './colour/accent.js';
import { pageBackground } from './colour/page-background.js';

/**
 * The style of the pages that are made without the site: for a failure of the server, and for readers without a connection.
 * The colours are those of renderer/ui/style.css; the accent is a property of `<html>`.
 */
export const plainPageStyle = `:root{color-scheme:light dark}
body{margin:0;background:${accentInThemes(pageBackground)};color:light-dark(#16202c,#ebe8e1);font:1.0625rem/1.6 Grotesk,system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) clamp(1.25rem,4vw,3rem)}
h1,h2{font-family:Letterpress,'Bodoni 72',Didot,Georgia,serif;font-variation-settings:'opsz' 24;font-weight:500;line-height:1.1;text-wrap:balance}
h1{margin:0;font-size:2.25rem}
h2{margin:3rem 0 0;padding-top:1.5rem;border-top:1px solid light-dark(#d3d5d8,#2b3642);font-size:1.375rem}
p{color:light-dark(#505c69,#a9b3bf)}
a{color:var(--accent)}
ul{margin:.5rem 0 0;padding:0;list-style:none}
li a{display:block;padding:.6rem 0}
:focus-visible{outline:2px solid;outline-offset:3px}
.button{display:inline-block;margin-top:.5rem;padding:.65rem 1.35rem;border-radius:2px;background:var(--accent);color:light-dark(#fff,#0b1a2d);font-weight:600;text-decoration:none}`;

/** Applies the theme that the visitor chose. Without a choice the page follows the system. */
export const plainPageThemeScript = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.style.colorScheme=t}catch(e){}`;

/** The style attribute of `<html>` on such a page. */
export const plainPageRootStyle = (accent: Accent): string => `--accent:${accentInThemes(accent)}`;
