import { expect, it } from '@jest/globals';
import { type EmailTemplate, emailHtml, emailText } from './email-template.js';

const email: EmailTemplate = {
  language: 'de',
  siteName: 'Foto & <b>Film</b>',
  accent: '#1b4f97',
  heading: 'Ein "Titel"',
  paragraphs: ['Erstens <script>alert(1)</script>', 'Zweitens'],
  link: { label: 'Weiter', url: 'https://example.org/?a=1&b="2"', hint: 'Oder hier:' },
  footer: "Niemand's Post",
};

it('writes the same email as text and as HTML, and escapes all markup in it', () => {
  const html = emailHtml(email);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('Foto &amp; &lt;b&gt;Film&lt;/b&gt;');
  expect(html).toContain('href="https://example.org/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toMatch(/<script|<b>|<img|src=/);
  const text = emailText(email);
  for (const part of [email.heading, ...email.paragraphs, email.footer, 'https://example.org/?a=1&b="2"'])
    expect(text).toContain(part);
});

it('loads nothing from anywhere: no image, no font, no URL but the link', () => {
  const addresses = emailHtml({ ...email, link: undefined }).match(/https?:\/\//g);
  expect(addresses).toBeNull();
});
