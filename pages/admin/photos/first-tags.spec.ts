import { firstTags } from './first-tags.js';

it('shows the tags that fit into two lines of a phone, and how many are left', () => {
  const names = ['anni Trenta', 'automobili', 'illuminazione pubblica', 'lungomare', 'tram'];
  expect(firstTags(names)).toEqual({ shown: ['anni Trenta', 'automobili'], more: 3 });
  expect(firstTags(names.slice(0, 2))).toEqual({ shown: names.slice(0, 2), more: 0 });
  expect(firstTags([])).toEqual({ shown: [], more: 0 });
});

it('shows the first tag, however long it is', () => {
  const long = 'la visita dell’imperatore Francesco Giuseppe e della sua corte';
  expect(firstTags([long, 'porto'])).toEqual({ shown: [long], more: 1 });
});
