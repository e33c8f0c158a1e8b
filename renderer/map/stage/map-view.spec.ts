import { formatView, parseView } from './map-view.js';

const range = { minZoom: 12, maxZoom: 19 };

describe('a view of the map as text', () => {
  it('is what it was made of', () => {
    const view = { lat: 45.649512, lng: -13.77, zoom: 16 };
    expect(parseView(formatView(view), range)).toEqual(view);
  });

  it.each(['', '45,13', '45.6,13.7,11', '45.6,13.7,20', '91,13,16', '45,181,16', 'a,b,c', '45.6,13.7,16,1'])(
    'is ignored when it is %p',
    (text) => {
      expect(parseView(text, range)).toBeNull();
    },
  );
});
