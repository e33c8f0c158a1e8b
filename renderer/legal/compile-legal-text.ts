import type { Marked, Token, Tokens } from 'marked';
import { legalMarkdown } from './legal-markdown.js';
import { checkPlaceholders } from './legal-placeholders.js';
import { errorIn, type LegalSource } from './legal-source.js';
import type { LegalText } from './legal-text.js';

/** What a text may be made of: there is no style for anything else. */
const blocks = new Set(['space', 'paragraph', 'list', 'blockquote', 'table', 'block-placeholder']);

interface Section {
  id: string;
  title: string;
  tokens: Token[];
}

/**
 * Turns a legal page's Markdown into HTML whose placeholders are still to be filled in.
 * @param anchors of its sections, in their order
 * @param phrases Markdown by name
 * @throws Error with file and line for what cannot be shown or filled in
 */
export function compileLegalText(
  source: LegalSource,
  { anchors, phrases }: { anchors: readonly string[]; phrases: Record<string, string> },
): LegalText {
  checkPlaceholders(source, Object.keys(phrases));
  const markdown = legalMarkdown(phrases);
  const { updated, begin } = readFrontMatter(source);
  const opening: Section = { id: '', title: '', tokens: [] };
  const sections = [opening];

  let offset = begin;
  for (const token of markdown.lexer(source.text.slice(begin))) {
    const problem = problemWith(token, markdown);
    if (problem) throw errorIn(source, offset, problem);
    if (token.type === 'heading') sections.push(readHeading(token as Tokens.Heading));
    else (sections.at(-1) ?? opening).tokens.push(token);
    offset += token.raw.length;
  }

  const [lead = '', ...html] = sections.map(({ tokens }) => markdown.parser(tokens));
  const ids = sections.slice(1).map(({ id }) => id);
  if (ids.join(', ') !== anchors.join(', '))
    throw errorIn(source, offset, `the sections must be ${anchors.join(', ')}, not ${ids.join(', ')}`);
  return {
    updated,
    lead,
    sections: sections.slice(1).map(({ id, title }, at) => ({ id, title, html: html[at] ?? '' })),
  };
}

function readFrontMatter(source: LegalSource): { updated: string; begin: number } {
  const [all, updated] = /^---\nupdated: (\d{4}-\d\d-\d\d)\n---\n/.exec(source.text) ?? [];
  if (!all || !updated)
    throw errorIn(source, 0, 'begin with the day of the last change: ---, updated: 2026-11-20, ---');
  return { updated, begin: all.length };
}

const sectionHeading = /^([^*_`[\]{}<>]+) \{#([a-z-]+)\}$/;

const readHeading = ({ text }: Tokens.Heading): Section => {
  const [, title = '', id = ''] = sectionHeading.exec(text) ?? [];
  return { id, title, tokens: [] };
};

/** Why a block cannot be shown, or null. */
function problemWith(token: Token, markdown: Marked): string | null {
  if (token.type === 'heading')
    return token.depth === 2 && sectionHeading.test(token.text) ? null : 'write a heading as "## Title {#anchor}"';
  if (!blocks.has(token.type)) return `these texts know no ${token.type}`;
  if (token.type === 'table' && !('caption' in token)) return 'say what the table shows in a line "Table: …" above it';
  const types = new Set<string>();
  void markdown.walkTokens([token], ({ type }) => void types.add(type));
  if (types.has('html')) return 'write no HTML';
  return types.has('image') ? 'these texts know no image' : null;
}
