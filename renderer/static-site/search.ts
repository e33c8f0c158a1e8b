import type { CopiedRecord } from '../../src/contract/static-site/copied-record.js';
import { loadCopyFile, receiveCopyFiles } from './copy-files.js';
import { addressOfRecord, type CopyPage, copyPageOf, filledText, loadRecords, make, titleOf } from './copy-page.js';
import { findRecords } from './find-records.js';

/** Results that are shown at once. */
const pageSize = 24;

receiveCopyFiles();
const list = document.querySelector<HTMLElement>('#copy-results');
const status = document.querySelector<HTMLElement>('#copy-status');
if (list && status) {
  const page = copyPageOf(list);
  search(page, list, status).catch(() => (status.textContent = page.texts['failed'] ?? ''));
}

/** Answers what the address asks: the form leads to its own page. */
async function search(page: CopyPage, results: HTMLElement, said: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search);
  for (const name of ['q', 'from', 'to']) {
    const field = document.querySelector<HTMLInputElement>(`#${name}`);
    if (field) field.value = asked.get(name) ?? '';
  }
  if (asked.size === 0) return;
  const text = [asked.get('q'), asked.get('search')].filter(Boolean).join(' ');
  const tags = (asked.get('tag') ?? '').split(',').filter((tag) => /^\d+$/.test(tag));
  const years = { from: asked.get('from') ?? '', to: asked.get('to') ?? '' };
  const numbers = await findRecords({ text, tags, ...years }, (name) => loadCopyFile(page.root, name));
  const { short, none, found } = page.texts;
  if (!numbers?.length) said.textContent = (numbers ? none : short) ?? '';
  else {
    said.textContent = filledText(found, { count: numbers.length.toLocaleString(page.language) });
    await show(page, results, numbers);
  }
}

async function show(page: CopyPage, results: HTMLElement, numbers: number[]): Promise<void> {
  const [now, later] = [numbers.slice(0, pageSize), numbers.slice(pageSize)];
  const cards = (await loadRecords(page, now)).map((record) => card(page, record));
  results.append(...cards);
  if (later.length === 0) return;
  const more = make('button', { type: 'button', class: 'btn btn-outline copy-more' }, page.texts['more'] ?? '');
  more.addEventListener('click', () => {
    more.remove();
    const shown = results.children.length;
    void show(page, results, later).then(() => results.children[shown]?.querySelector('a')?.focus());
  });
  results.after(more);
}

function card(page: CopyPage, record: CopiedRecord): HTMLElement {
  const title = titleOf(record, page.language);
  const link = make('a', { href: addressOfRecord(page, record), dir: 'auto' }, title);
  const badge = record.year || page.texts['card'] || '';
  return make(
    'li',
    {},
    make(
      'article',
      { class: 'photo-card' },
      picture(page, record),
      make('h2', {}, link),
      make('div', {}, make('span', { class: 'badge badge-year' }, badge)),
    ),
  );
}

function picture({ root }: CopyPage, { image }: CopiedRecord): HTMLElement {
  if (!image) return make('div', { class: 'copy-no-picture' });
  const { file, width, height } = image;
  const ratio = width / height;
  const shown = make('img', {
    src: root + file,
    alt: '',
    width: String(width),
    height: String(height),
    loading: 'lazy',
  });
  const frame = make('div', {}, shown);
  // As in the lists of the site: what is not nearly as wide as its field is shown whole.
  if (ratio < 1.2 || ratio > 2.1) frame.className = 'whole';
  shown.style.setProperty('--ratio', String(ratio));
  return frame;
}
