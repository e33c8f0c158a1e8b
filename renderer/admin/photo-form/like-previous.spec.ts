import { likePrevious } from './like-previous.js';

describe('what a photo takes over from the one before', () => {
  it('is what it has nothing of, and never what is true of one photo only', () => {
    const previous = {
      title: 'Molo',
      inventoryNumber: 'F 12',
      author: 'Wulz',
      license: 'CC0 1.0',
      source: 'Fondo Zanetti',
      dateVerified: 'true',
    };
    expect(likePrevious({ title: '', author: '', license: 'CC BY 4.0' }, previous)).toEqual({
      author: 'Wulz',
      source: 'Fondo Zanetti',
    });
  });

  it('is a translated text only where it has the text in no language', () => {
    const previous = { technique: 'Albumina', techniqueEn: 'Albumen print' };
    expect(likePrevious({}, previous)).toEqual(previous);
    expect(likePrevious({ technique: '', techniqueEn: 'Collodion' }, previous)).toEqual({});
  });

  it('is the bounds of a date only where nothing else says when it was', () => {
    const bounds = { earliest: '1911-01-01', latest: '1911-12-31' };
    expect(likePrevious({}, { year: '1911', ...bounds })).toEqual({ year: '1911' });
    expect(likePrevious({}, bounds)).toEqual(bounds);
  });

  it('is a date or a position as a whole', () => {
    const previous = {
      year: '',
      yearStart: '1900',
      yearEnd: '1905',
      yearEstimated: 'false',
      lat: '45.65',
      lng: '13.77',
    };
    expect(likePrevious({ year: '1912', lat: '', lng: '' }, previous)).toEqual({ lat: '45.65', lng: '13.77' });
    expect(likePrevious({ year: '', yearEstimated: 'false', lat: '45.6' }, previous)).toEqual({
      yearStart: '1900',
      yearEnd: '1905',
    });
  });
});
