import { dataAsJson, documentMarks, withParts } from './document-parts.js';

describe('a document', () => {
  const document = `<body><div>${documentMarks.page}</div><script>{"data":"${documentMarks.data}"}</script></body>`;

  it('has its parts in the place of their marks, as they are', () => {
    expect(withParts(document, { page: '<p>$& $1</p>', data: '{"price":"$$"}' })).toBe(
      '<body><div><p>$& $1</p></div><script>{"data":{"price":"$$"}}</script></body>',
    );
  });

  it('stays as it is where nothing was rendered', () => {
    expect(withParts('<p>Redirecting</p>', {})).toBe('<p>Redirecting</p>');
  });

  it('has data that end no script element and that Vike’s parser reads as they were', () => {
    expect(dataAsJson({ title: '!Viva', list: ['!', 'a,"!'], html: '</script>' })).toBe(
      '{"title":"!!Viva","list":["!!","a,\\"!"],"html":"\\u003c/script>"}',
    );
  });
});
