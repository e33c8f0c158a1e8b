import { posix } from 'node:path';

/**
 * A style sheet for pages without the scripts of the site: what is meant for browsers without scripts always holds. Files are named relative
 * to the sheet.
 * @param file of the sheet, `assets/static/site.css`
 */
export function staticStyles(css: string, file: string): { css: string; files: string[] } {
  const files: string[] = [];
  const written = css
    .replace(/\(scripting:\s*none\)/g, '(width >= 0)')
    .replace(/\(scripting:\s*enabled\)/g, '(width < 0)')
    .replace(/url\((['"]?)(\/(?!\/)[^()'"]+)\1\)/g, (_, __, path: string) => {
      const named = withoutQuery(path.slice(1));
      files.push(named);
      return `url(${posix.relative(posix.dirname(file), named)})`;
    });
  for (const [, path = ''] of css.matchAll(/url\(['"]?(\.[^()'"]+)['"]?\)/g))
    files.push(posix.join(posix.dirname(file), withoutQuery(path)));
  return { css: written, files };
}

const withoutQuery = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';
