import { Marked, type MarkedExtension, type RendererThis, type Token, type TokenizerThis, type Tokens } from 'marked';
import { factTable } from './fact-table.js';

/** The dialect of the legal texts, which content/legal/README.md describes. @param phrases Markdown by name */
export const legalMarkdown = (phrases: Record<string, string>): Marked =>
  new Marked({
    extensions: [placeholder(phrases, 'block'), placeholder(phrases, 'inline'), captionedTable, foreignWords],
    renderer,
  });

type Extension = NonNullable<MarkedExtension['extensions']>[number];
type Level = 'block' | 'inline';

const placeholders = {
  /** Alone on its line: a phrase of paragraphs, a value of blocks, or a condition around paragraphs. */
  block: /^(?:\{\{(?:[#^/]|> ?([\w-]+))[\w.-]*\}\}|\{\{\{[\w.]+\}\}\})[ \t]*(?:\n+|$)/,
  inline: /^\{\{(?:[#^/!]|> ?([\w-]+))?[^{}]*\}\}/,
};

/** A placeholder is replaced when the page is requested; a phrase is included at build time. */
const placeholder = (phrases: Record<string, string>, level: Level): Extension => ({
  name: `${level}-placeholder`,
  level,
  // A block begins with a line, and `text` need not.
  start: (text) => text.search(level === 'block' ? /(?<=\n)\{\{[^{}]+\}\}\}?[ \t]*$/m : /\{\{/),
  tokenizer(text) {
    const [raw, name = ''] = placeholders[level].exec(text) ?? [];
    if (!raw) return undefined;
    const phrase = raw.startsWith('{{>') ? phrases[name] : undefined;
    const tokens = phrase === undefined ? undefined : readTokens(this, level, phrase);
    return { type: `${level}-placeholder`, raw, text: raw.trim(), ...(tokens && { tokens }) };
  },
  renderer({ tokens, text }) {
    return tokens ? parseTokens(this, level, tokens) : String(text);
  },
});

const readTokens = ({ lexer }: TokenizerThis, level: Level, markdown: string): Token[] =>
  level === 'block' ? lexer.blockTokens(markdown, []) : lexer.inlineTokens(markdown, []);

const parseTokens = ({ parser }: RendererThis, level: Level, tokens: Token[]): string =>
  level === 'block' ? parser.parse(tokens) : parser.parseInline(tokens);

/** `Table: what it shows`, an empty line, and a table. */
const captionedTable: Extension = {
  name: 'captioned-table',
  level: 'block',
  start: (text) => text.search(/(?<=\n)Table: /),
  tokenizer(text) {
    const [line = '', caption = ''] = /^Table: (.+)\n+(?=\|)/.exec(text) ?? [];
    const [table] = line ? this.lexer.blockTokens(text.slice(line.length), []) : [];
    if (table?.type !== 'table') return undefined;
    return { ...table, type: 'table', raw: line + table.raw, caption: this.lexer.inlineTokens(caption, []) };
  },
};

/** `[words]{lang=it}`, also behind a link or behind strong words. */
const foreignWords: Extension = {
  name: 'foreign-words',
  level: 'inline',
  start: (text) => text.search(/\[|\*\*/),
  tokenizer(text) {
    const [raw, words = '', plain = '', lang] =
      /^(\[([^[\]]+)\](?:\([^()\s]+\))?|\*\*[^*]+\*\*)\{lang=([a-z]{2})\}/.exec(text) ?? [];
    if (!raw) return undefined;
    const isPlain = words === `[${plain}]`;
    return { type: 'foreign-words', raw, lang, isPlain, tokens: this.lexer.inlineTokens(isPlain ? plain : words, []) };
  },
  renderer({ tokens = [], lang, isPlain }) {
    const html = this.parser.parseInline(tokens);
    return isPlain ? `<span lang="${lang}">${html}</span>` : html.replace(/^<(strong|a [^>]*)>/, `<$1 lang="${lang}">`);
  },
};

/** Blocks are joined without spaces, and links to pages of the site lead to the language of the reader. */
const renderer: MarkedExtension['renderer'] = {
  paragraph({ tokens }) {
    return `<p>${asOneLine(this.parser.parseInline(tokens))}</p>`;
  },
  list({ ordered, items }) {
    const tag = ordered ? 'ol' : 'ul';
    return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>`;
  },
  listitem({ tokens }) {
    return `<li>${asOneLine(this.parser.parse(tokens))}</li>`;
  },
  blockquote({ tokens }) {
    return `<blockquote>${this.parser.parse(tokens)}</blockquote>`;
  },
  link({ href, tokens }) {
    const address = /^\/(?!api\/)/.test(href) ? `{{#to}}${href}{{/to}}` : href;
    return `<a href="${address}">${this.parser.parseInline(tokens)}</a>`;
  },
  table({ header, rows, caption }: Tokens.Table & { caption?: Token[] }) {
    const inline = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
    return factTable({
      caption: this.parser.parseInline(caption ?? []),
      columns: header.map(inline),
      rows: rows.map((cells) => cells.map(inline)),
    });
  },
};

const asOneLine = (html: string): string => html.replaceAll('\n', ' ').trim();
