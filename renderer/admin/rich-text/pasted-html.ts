/** What a story cannot hold of a pasted text, and what has become of it. */
export const pasteNotes = ['tables', 'images', 'footnotes', 'comments'] as const;
export type PasteNote = (typeof pasteNotes)[number];

export interface PastedHtml {
  html: string;
  notes: PasteNote[];
}

/** Links between the text and the notes below it, as Word and LibreOffice write them. */
const noteLink = /#(?:_(?:ftn|edn)(?:ref)?|ftnt(?:_ref)?|sd(?:foot|end)note)\d+(?:anc|sym)?$/i;
const commentLink = /#_msocom_\d+$/i;
const listStyle = /mso-list:\s*(?!ignore|none)[^;]*?(?:level(\d+)|;|$)/i;
const numbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

/**
 * Pasted HTML as a story can hold it. Word writes lists as paragraphs with a sign before them: these become lists. Headings move
 * below the heading of the page, a row of a table becomes a paragraph, and a note's mark is raised; its text follows at the end.
 * Browser only.
 */
export function readPastedHtml(pasted: string): PastedHtml {
  const { body } = new DOMParser().parseFromString(pasted, 'text/html');
  const notes = new Set<PasteNote>();
  removeAll(body, 'style, script, meta, link, title', () => undefined);
  removeComments(body, notes);
  makeLists(body);
  moveHeadings(body);
  unfoldTables(body, notes);
  raiseNotes(body, notes);
  removeAll(body, 'img, picture, svg, video, object, v\\:imagedata', () => notes.add('images'));
  return { html: body.innerHTML, notes: pasteNotes.filter((note) => notes.has(note)) };
}

function removeAll(body: HTMLElement, selector: string, onRemoved: () => void): void {
  for (const element of body.querySelectorAll(selector)) {
    element.remove();
    onRemoved();
  }
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

function removeComments(body: HTMLElement, notes: Set<PasteNote>): void {
  removeAll(body, '[style*="mso-element:comment-list"], [style*="mso-element: comment-list"]', () =>
    notes.add('comments'),
  );
  for (const link of body.querySelectorAll('a[href]'))
    if (commentLink.test(link.getAttribute('href') ?? '')) {
      link.remove();
      notes.add('comments');
    }
}

/** Paragraphs of one list that follow each other, each with its level. */
function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || levelOf(first) === null) continue;
    const items: Element[] = [];
    const isNext = (item: Element): boolean => levelOf(item) !== null && listNameOf(item) === listNameOf(first);
    for (let item: Element | null = first; item && isNext(item); item = item.nextElementSibling) items.push(item);
    const place = document.createElement('ul');
    first.before(place);
    place.replaceWith(listOf(items.map((item) => ({ level: levelOf(item)!, ...withoutSign(item) }))));
    for (const item of items) item.remove();
  }
}

const listNameOf = (item: Element): string | undefined => /mso-list:\s*(l\d+)/i.exec(styleOf(item))?.[1];

/** From 1; null for a paragraph that is none of a list. */
function levelOf(element: Element): number | null {
  if (element.tagName !== 'P') return null;
  const style = listStyle.exec(styleOf(element));
  if (style) return Number(style[1] ?? 1);
  return /MsoListParagraph/.test(element.className) && /^\s*[·•▪§o]\s/.test(element.textContent) ? 1 : null;
}

/** The paragraph without the sign of its list, and whether that is a number. */
function withoutSign(item: Element): { isNumbered: boolean; html: string } {
  const signs = [...item.querySelectorAll('[style]')].filter((element) => /mso-list:\s*ignore/i.test(styleOf(element)));
  const sign = signs
    .map((element) => element.textContent)
    .join('')
    .trim();
  for (const element of signs) element.remove();
  const html =
    signs.length > 0 ? item.innerHTML : item.innerHTML.replace(/^((?:<[^>]*>|\s)*)[·•▪§o](?:&nbsp;|\s)+/, '$1');
  return { isNumbered: numbered.test(sign) && !/^o$/i.test(sign), html };
}

interface ListItem {
  level: number;
  isNumbered: boolean;
  html: string;
}

function listOf(items: ListItem[]): Element {
  const listFor = ({ isNumbered }: ListItem): Element => document.createElement(isNumbered ? 'ol' : 'ul');
  const root = listFor(items[0]!);
  const open = [{ level: items[0]!.level, list: root }];
  for (const item of items) {
    while (open.length > 1 && item.level < open.at(-1)!.level) open.pop();
    let { level, list } = open.at(-1)!;
    if (item.level > level) {
      const nested = listFor(item);
      (list.lastElementChild ?? list).append(nested);
      open.push({ level: item.level, list: nested });
      list = nested;
    }
    const entry = document.createElement('li');
    const text = document.createElement('p');
    text.innerHTML = item.html;
    entry.append(text);
    list.append(entry);
  }
  return root;
}

/** The page has a first heading of its own: where the text has one too, all move one level down. */
function moveHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p[class*="MsoTitle"], p[class*="MsoSubtitle"]')) rename(title, 'h1');
  const step = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    rename(heading, `h${Math.min(4, Math.max(2, Number(heading.tagName.slice(1)) + step))}`);
}

function rename(element: Element, tag: string): void {
  if (element.localName === tag) return;
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The inner tables first. A row of one cell stays what is in it: many tables only place texts. */
function unfoldTables(body: HTMLElement, notes: Set<PasteNote>): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const caption = table.caption?.innerHTML;
    const blocks = caption ? [blockOf('p', caption)] : [];
    for (const { cells } of table.rows) {
      const filled = [...cells].filter((cell) => cell.textContent.trim() !== '');
      if (filled.length === 1) blocks.push(blockOf('div', filled[0]!.innerHTML));
      if (filled.length < 2) continue;
      blocks.push(blockOf('p', filled.map(cellHtml).join(' | ')));
      notes.add('tables');
    }
    table.replaceWith(...blocks);
  }
}

function blockOf(tag: 'p' | 'div', html: string): Element {
  const block = document.createElement(tag);
  block.innerHTML = html;
  return block;
}

/** The paragraphs of a cell in one line. */
function cellHtml(cell: Element): string {
  for (const block of cell.querySelectorAll('p, div, h2, h3, h4, li')) block.append(' ');
  for (const block of cell.querySelectorAll('p, div, h2, h3, h4, ul, ol, li')) block.replaceWith(...block.childNodes);
  return cell.innerHTML.replace(/(?:\s|&nbsp;)+/g, ' ').trim();
}

/** Marks of notes lead nowhere once the text is stored. A mark whose note was not copied with it is said. */
function raiseNotes(body: HTMLElement, notes: Set<PasteNote>): void {
  const numbers = { marks: 0, texts: 0 };
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!noteLink.test(href)) continue;
    const isOfText = /ref\d+$|anc$/i.test(href);
    numbers[isOfText ? 'texts' : 'marks'] += 1;
    if (isOfText || link.closest('sup') || link.querySelector('sup')) link.replaceWith(...link.childNodes);
    else rename(link, 'sup');
  }
  if (numbers.marks > numbers.texts) notes.add('footnotes');
}
