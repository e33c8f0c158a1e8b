import { onMapPath } from './on-map.js';

describe('the way from a photo to the map', () => {
  it('opens the photo there, or the place of what it shows where its own position is not known', () => {
    expect(onMapPath(7, { lat: 45.65, lng: 13.77 }, 19)).toBe('/map?photo=7&view=45.65,13.77,19');
    expect(onMapPath(null, { lat: 45.65, lng: 13.77 }, 19)).toBe('/map?view=45.65,13.77,19');
  });
});
