import { licenceUrl } from './licences.js';

const cc = 'https://creativecommons.org';

describe('the link of a licence', () => {
  it.each([
    ['CC BY 4.0', `${cc}/licenses/by/4.0/`],
    ['CC BY-SA 3.0', `${cc}/licenses/by-sa/3.0/`],
    ['CC BY-NC-SA 3.0', `${cc}/licenses/by-nc-sa/3.0/`],
    ['CC BY-SA 3.0 IT', `${cc}/licenses/by-sa/3.0/it/`],
    ['CC BY-SA 3.0 (Unported)', `${cc}/licenses/by-sa/3.0/`],
    ['CC BY-ND 4.0', `${cc}/licenses/by-nd/4.0/`],
    ['CC BY-NC-ND 2.5', `${cc}/licenses/by-nc-nd/2.5/`],
    ['cc by nc nd', `${cc}/licenses/by-nc-nd/4.0/`],
    ['Creative Commons BY-SA, v. 2.0', `${cc}/licenses/by-sa/2.0/`],
    ['Licenza CC BY-SA 4.0 IT', `${cc}/licenses/by-sa/4.0/`],
    ['CC-BY-SA-4.0', `${cc}/licenses/by-sa/4.0/`],
    ['by-nc-sa', `${cc}/licenses/by-nc-sa/4.0/`],
    ['by-sa 2.0', `${cc}/licenses/by-sa/2.0/`],
    ['CC0', `${cc}/publicdomain/zero/1.0/`],
    ['CC0 1.0', `${cc}/publicdomain/zero/1.0/`],
    ['Public Domain', `${cc}/publicdomain/mark/1.0/`],
    ['pubblico dominio', `${cc}/publicdomain/mark/1.0/`],
    ['https://rightsstatements.org/vocab/InC/1.0/', 'https://rightsstatements.org/vocab/InC/1.0/'],
  ])('%s names %s', (text, url) => {
    expect(licenceUrl(text)).toBe(url);
  });

  it.each(['CC BY-SA-ND 4.0', 'CC BY-SA 7.0', 'CC BY-XY 4.0', 'by Mario Rossi', 'Foto by Mario', 'Alinari', ' ', null])(
    'leads nowhere for %j',
    (text) => {
      expect(licenceUrl(text)).toBeNull();
    },
  );
});
