import { isPlain, type PlainSetting, type Setting } from '../../../src/contract/setting.js';
import { settingsTable } from '../../../src/contract/settings-table.js';
import italian from '../../../src/contract/locales/it/admin.json' with { type: 'json' };

const plain = Object.entries<Setting>(settingsTable).filter((entry): entry is [string, PlainSetting] =>
  isPlain(entry[1]),
);

// The compiler finds a text that is missing. Other languages have the same keys.
test('no text is left of a setting that is gone, or of an explanation that no setting asks for', () => {
  expect(Object.keys(italian.settings.fields).sort()).toEqual(plain.map(([name]) => name).sort());
  const explained = plain.filter(([, { hint }]) => hint).map(([name]) => name);
  expect(Object.keys(italian.settings.hints).sort()).toEqual(explained.sort());
});
