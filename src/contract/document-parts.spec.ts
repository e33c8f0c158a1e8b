import { dataAsJson, documentMarks, piecesOf } from './document-parts.js';

describe('a document', () => {
  const document = `<body><div>${documentMarks.page}</div><script>{"data":"${documentMarks.data}"}</script></body>`;

  it('has its parts in the place of their marks, as they are', () => {
    const page = new TextEncoder().encode('<p>$& $1</p>');
    const pieces = piecesOf(document, { page, data: '{"price":"$$"}' });
    expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString()).toBe(
      '<body><div><p>$& $1</p></div><script>{"data":{"price":"$$"}}</script></body>',
    );
  });

  it('stays as it is where nothing was rendered', () => {
    expect(piecesOf('<p>Redirecting</p>', {})).toEqual(['<p>Redirecting</p>']);
  });

  it('has data that end no script element and that Vike’s parser reads as they were', () => {
    expect(dataAsJson({ title: '!Viva', list: ['!', 'a,"!'], html: '</script>' })).toBe(
      '{"title":"!!Viva","list":["!!","a,\\"!"],"html":"\\u003c/script>"}',
    );
  });
});
