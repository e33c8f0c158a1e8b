import { contentStateOf, readContentState } from './content-state.js';

const origin = 'https://archive.example.org';
const photo = { photoId: 12, isBack: false, image: { width: 1600, height: 1200 } };
const back = { photoId: 12, isBack: true, image: { width: 800, height: 1000 } };
const uri = `${origin}/iiif/presentation/photo/12`;
const manifest = { id: `${uri}/manifest.json`, type: 'Manifest' };
const whole = { x: 0, y: 0, w: 100, h: 100 };

/** As the specification describes it, by other functions than the browser's. */
const encoded = (state: unknown): string =>
  Buffer.from(encodeURIComponent(JSON.stringify(state)), 'utf8').toString('base64url');
const read = (state: unknown) => readContentState(encoded(state), [photo, back], origin);

it('a state names the canvas in the manifest of the photo, with the region in its pixels', () => {
  const state = contentStateOf(photo, { x: 25, y: 50, w: 10, h: 20 }, origin);
  expect(state).toMatch(/^[\w-]+$/);
  expect(JSON.parse(decodeURIComponent(Buffer.from(state, 'base64url').toString()))).toEqual({
    id: `${uri}/canvas#xywh=400,600,160,240`,
    type: 'Canvas',
    partOf: [manifest],
  });
  expect(readContentState(state, [photo], origin)).toEqual({ side: photo, region: { x: 25, y: 50, w: 10, h: 20 } });
});

it('a state of the back names its canvas in the same manifest, with the region in the pixels of the back', () => {
  const region = { x: 25, y: 50, w: 10, h: 20 };
  const state = contentStateOf(back, region, origin);
  expect(JSON.parse(decodeURIComponent(Buffer.from(state, 'base64url').toString()))).toEqual({
    id: `${uri}/canvas/back#xywh=200,500,80,200`,
    type: 'Canvas',
    partOf: [manifest],
  });
  expect(readContentState(state, [photo, back], origin)).toEqual({ side: back, region });
  expect(readContentState(state, [photo], origin)).toBeNull();
});

it('the smallest region has a pixel', () => {
  const state = contentStateOf(photo, { x: 0, y: 0, w: 0.01, h: 0.01 }, origin);
  expect(decodeURIComponent(Buffer.from(state, 'base64url').toString())).toContain('#xywh=0,0,1,1"');
});

describe('a state that another viewer has made', () => {
  const canvas = { id: `${uri}/canvas#xywh=400,600,160,240`, type: 'Canvas', partOf: [manifest] };
  const region = { x: 25, y: 50, w: 10, h: 20 };

  it.each([
    ['a target', canvas, region],
    ['an annotation', { type: 'Annotation', motivation: ['contentState'], target: canvas }, region],
    ['an annotation with several targets', { type: 'Annotation', target: [canvas, 'x'] }, region],
    ['an annotation of an address', { type: 'Annotation', target: canvas.id }, region],
    [
      'a part with a selector',
      {
        type: 'SpecificResource',
        source: { id: `${uri}/canvas`, type: 'Canvas' },
        selector: { type: 'FragmentSelector', value: 'xywh=pixel:400,600,160,240' },
      },
      region,
    ],
    ['percent', { id: `${uri}/canvas#xywh=percent:25,50,10,20`, type: 'Canvas' }, region],
    [
      'more than the photo',
      { id: `${uri}/canvas#xywh=800,0,9000,9000`, type: 'Canvas' },
      { x: 50, y: 0, w: 50, h: 100 },
    ],
    ['the whole canvas', { id: `${uri}/canvas`, type: 'Canvas' }, whole],
    ['the manifest', manifest, whole],
  ])('%s', (_, state, shown) => {
    expect(read(state)).toEqual({ side: photo, region: shown });
  });

  it('is an address alone, too, which is not encoded', () => {
    expect(readContentState(manifest.id, [photo, back], origin)).toEqual({ side: photo, region: whole });
  });

  it.each([
    ['another photo', { id: `${origin}/iiif/presentation/photo/13/canvas`, type: 'Canvas' }],
    ['another archive', { id: 'https://other.example/iiif/presentation/photo/12/canvas', type: 'Canvas' }],
    ['a region outside of the photo', { id: `${uri}/canvas#xywh=1600,0,10,10`, type: 'Canvas' }],
    ['an empty region', { id: `${uri}/canvas#xywh=0,0,0,0`, type: 'Canvas' }],
    ['another fragment', { id: `${uri}/canvas#t=1,2`, type: 'Canvas' }],
    ['an annotation without target', { type: 'Annotation' }],
    ['a number', 12],
    ['nothing', null],
  ])('of %s opens nothing', (_, state) => {
    expect(read(state)).toBeNull();
  });

  it.each(['', 'x', '%%%', '===', 'JTdC', 'a'.repeat(5000), 'https://example.org/manifest.json', '\ud800'])(
    '%j opens nothing',
    (text) => {
      expect(readContentState(text, [photo, back], origin)).toBeNull();
    },
  );
});
