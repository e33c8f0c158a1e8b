import type { Language } from '../../contract/languages.js';
import type { Email } from './email.js';

/** The content of an email, all of it plain text; `emailText` and `emailHtml` add the layout. */
export interface EmailTemplate {
  language: Language;
  siteName: string;
  /** The archive's colour for light backgrounds, `#rrggbb`. */
  accent: string;
  heading: string;
  paragraphs: string[];
  /** What this email answers to. */
  quotation?: { intro: string; text: string };
  /** The action; `hint` precedes the URL, for readers who cannot use the button. */
  link?: { label: string; url: string; hint: string };
  /** Why the reader got this email. */
  footer: string;
}

/** The email with this content. */
export const emailOf = (content: EmailTemplate, to: string): Email => ({
  to,
  fromName: content.siteName,
  subject: content.heading,
  text: emailText(content),
  html: emailHtml(content),
});

export function emailText({ siteName, heading, paragraphs, quotation, link, footer }: EmailTemplate): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(quotation ? [`${quotation.intro}\n\n${quotation.text.replace(/^/gm, '> ')}`] : []),
    `-- \n${siteName}\n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * One column that fits a phone, colours that are legible on light and dark backgrounds, no images and no remote content.
 * Tables and style attributes, because many email programs support nothing else.
 */
export function emailHtml({
  language,
  siteName,
  accent,
  heading,
  paragraphs,
  quotation,
  link,
  footer,
}: EmailTemplate): string {
  const text = (content: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${lines(content)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)}</title>
</head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<tr><td style="padding:0 0 20px;border-bottom:3px solid ${accent};font-size:18px">${escaped(siteName)}</td></tr>
<tr><td style="padding:28px 0 8px">
<h1 style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-size:26px;line-height:1.25;font-weight:normal">${escaped(heading)}</h1>
${paragraphs.map(text).join('\n')}
${link ? linkHtml(link, accent) : ''}
${quotation ? quotationHtml(quotation) : ''}
</td></tr>
<tr><td style="padding:16px 0 0;border-top:1px solid #8a8f98;font-size:13px;line-height:1.5">${escaped(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const linkHtml = (
  { label, url, hint }: NonNullable<EmailTemplate['link']>,
  accent: string,
): string => `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:14px 24px;background:${accent};color:#ffffff;font-size:16px;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5">${escaped(hint)}<br><a href="${escaped(url)}" style="word-break:break-all">${escaped(url)}</a></p>`;

const quotationHtml = ({ intro, text }: NonNullable<EmailTemplate['quotation']>): string =>
  `<p style="margin:24px 0 8px;font-size:13px;line-height:1.5">${escaped(intro)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:2px solid #8a8f98;font-size:14px;line-height:1.5">${lines(text)}</blockquote>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Line breaks stay. */
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>\n');

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
