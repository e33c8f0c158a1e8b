import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { embedStyle } from './embed-page.js';
import type { EmbedAnswer } from './photo-embeds.js';

const policyFor = (files: string | null): string =>
  [
    "default-src 'none'",
    `img-src 'self'${files === null ? '' : ` ${files}`}`,
    `style-src 'sha256-${createHash('sha256').update(embedStyle).digest('base64')}'`,
    // Of the accent.
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    // The only page of the site that others may show in a frame: it has no forms, no scripts and nothing of the visitor.
    'frame-ancestors *',
  ].join('; ');

/**
 * Sends the page with headers of its own. The photo may be taken down, so no cache keeps it for long.
 * @param filesUrl the origin of its picture, where that is not the site's
 */
export function sendEmbed({ status, html }: EmbedAnswer, filesUrl: string | null, response: Response): void {
  response.removeHeader('X-Frame-Options');
  response
    .status(status)
    .setHeader('Content-Security-Policy', policyFor(filesUrl))
    .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    .setHeader('Cache-Control', 'public, max-age=300, s-maxage=60')
    .setHeader('X-Robots-Tag', 'noindex')
    .setHeader('X-Content-Type-Options', 'nosniff');
  response.type('html').send(html);
}
