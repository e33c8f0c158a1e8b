import { compileLegalText } from './compile-legal-text.js';
import { readPhrases } from './legal-phrases.js';

const file = 'content/legal/en/privacy.md';
const phrases = {
  contact: '{{#operator.email}}at {{operator.email}} or {{/operator.email}}through the [form](/about#contattaci)',
  unnamed: '{{^operator.name}}\n\nNobody is named.\n\n{{/operator.name}}',
};
const compile = (body: string) =>
  compileLegalText(
    { file, text: `---\nupdated: 2026-11-20\n---\n\nWhat it is about.\n\n## Who we are {#titolare}\n\n${body}\n` },
    { anchors: ['titolare'], phrases },
  );
const htmlOf = (body: string): string => compile(body).sections[0]?.html ?? '';

describe('a legal text', () => {
  it('has a date, a lead and sections with a title and an anchor', () => {
    expect(compile('We.')).toEqual({
      updated: '2026-11-20',
      lead: '<p>What it is about.</p>',
      sections: [{ id: 'titolare', title: 'Who we are', html: '<p>We.</p>' }],
    });
  });

  it('keeps placeholders that are filled in later, within sentences and around paragraphs', () => {
    expect(htmlOf('{{siteName}} is *run* by\n{{operator.name}}.')).toBe(
      '<p>{{siteName}} is <em>run</em> by {{operator.name}}.</p>',
    );
    expect(htmlOf('{{#operator.name}}\n\nNamed.\n\n{{/operator.name}}\n\n{{{removalSteps}}}')).toBe(
      '{{#operator.name}}<p>Named.</p>{{/operator.name}}{{{removalSteps}}}',
    );
    expect(htmlOf('[{{operator.email}}](mailto:{{operator.email}})')).toBe(
      '<p><a href="mailto:{{operator.email}}">{{operator.email}}</a></p>',
    );
  });

  it('includes shared phrases, within a sentence or as paragraphs', () => {
    expect(htmlOf('Write {{> contact}}.')).toBe(
      '<p>Write {{#operator.email}}at {{operator.email}} or {{/operator.email}}through the <a href="{{#to}}/about#contattaci{{/to}}">form</a>.</p>',
    );
    expect(htmlOf('{{> unnamed}}')).toBe('{{^operator.name}}<p>Nobody is named.</p>{{/operator.name}}');
  });

  it('links to pages of the site in the reader’s language, and to other sites as written', () => {
    expect(htmlOf('[a](/cookies#cookie) [b](#titolare) [c](/api/docs) [d](https://example.org/)')).toBe(
      '<p><a href="{{#to}}/cookies#cookie{{/to}}">a</a> <a href="#titolare">b</a> <a href="/api/docs">c</a> <a href="https://example.org/">d</a></p>',
    );
  });

  it('marks up words of another language', () => {
    expect(
      htmlOf('The [difensore civico]{lang=it}, [In Copyright](https://a.example){lang=en}, **Pico**{lang=en}'),
    ).toBe(
      '<p>The <span lang="it">difensore civico</span>, <a href="https://a.example" lang="en">In Copyright</a>, <strong lang="en">Pico</strong></p>',
    );
  });

  it('names the column of every value of a table, for narrow screens', () => {
    const table = htmlOf('Table: What is kept\n\n| Name | How long |\n| --- | --- |\n| `theme` | A year |');
    expect(table).toContain('<caption>What is kept</caption>');
    expect(table).toContain('<th role="rowheader" scope="row"><code>theme</code></th>');
    expect(table).toContain('<td role="cell" data-label="How long">A year</td>');
  });

  it.each([
    ['a placeholder that nobody fills in', 'We.\n\nRun by {{operator.nmae}}.', 11, '{{operator.nmae}} is not known'],
    [
      'a condition that nobody fills in',
      '{{#operator.phone}}x{{/operator.phone}}',
      9,
      '{{#operator.phone}} is not known',
    ],
    ['a phrase that is not there', 'Write {{> kontact}}.', 9, '{{>kontact}} is not known'],
    ['steps in the middle of words', 'So: {{removalSteps}}', 9, '{{removalSteps}} is not known'],
    ['a condition that is not closed', 'We.\n\n{{#siteName}} x', 12, 'Unclosed section "siteName"'],
    ['HTML', 'We.\n\nWe <b>are</b>.', 11, 'write no HTML'],
    ['blocks of HTML', 'We.\n\n<script>x</script>', 11, 'these texts know no html'],
    ['images', '![x](y.png)', 9, 'these texts know no image'],
    ['a table that does not say what it shows', '| a | b |\n| --- | --- |\n| c | d |', 9, 'say what the table shows'],
    ['a section without an address', 'We.\n\n## More', 11, 'write a heading as "## Title {#anchor}"'],
    [
      'a section that the other languages do not have',
      '## More {#more}\n\nx',
      12,
      'the sections must be titolare, not',
    ],
  ])('is not built with %s, and the error names file and line', (_what, body, line, message) => {
    expect(() => compile(body)).toThrow(`${file}:${line}: ${message}`);
  });

  it('is not built without the date of its last change', () => {
    const without = () => compileLegalText({ file, text: 'Words.\n' }, { anchors: [], phrases });
    expect(without).toThrow(`${file}:1: begin with the day of the last change`);
  });
});

describe('shared phrases', () => {
  it('are found by their names', () => {
    const text = '## contact\n\nby the [form](/about)\n\n## operator\n\n{{operator.name}}\n';
    expect(readPhrases({ file, text })).toEqual({ contact: 'by the [form](/about)', operator: '{{operator.name}}' });
  });

  it('are not built with an unknown placeholder', () => {
    const read = () => readPhrases({ file: 'phrases.md', text: '## contact\n\nto {{operator.fax}}\n' });
    expect(read).toThrow('phrases.md:3: {{operator.fax}} is not known');
  });
});
