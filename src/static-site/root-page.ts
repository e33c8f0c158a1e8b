import { xmlText } from '../publishing/xml.js';
import { defaultLanguage, languageTable } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import type { Site } from '../contract/settings.js';

/** The page at the root of a copy: it leads on to the base language, and without that names all of them. */
export const rootPage = (settings: Site): string => `<!DOCTYPE html>
<html lang="${defaultLanguage}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${xmlText(localized(settings, 'siteName', defaultLanguage))}</title>
<meta http-equiv="refresh" content="0; url=${defaultLanguage}/index.html">
<meta name="color-scheme" content="light dark">
</head>
<body>
<ul>
${settings.languages.map((of) => `<li><a href="${of}/index.html" lang="${of}">${languageTable[of].name}</a></li>`).join('\n')}
</ul>
</body>
</html>
`;
