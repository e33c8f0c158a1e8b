import { settleVariables } from './settle-variables.js';

const borderStyle = '@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid; }';
const border = '.border { border-style: var(--tw-border-style); border-width: 1px; }';

describe('variables of utilities', () => {
  it('become their initial value where no class sets them', () => {
    expect(settleVariables(`${border}${borderStyle}`)).toBe('.border { border-style: solid; border-width: 1px; }');
  });

  it('stay where a class sets them', () => {
    const dashed = '.border-dashed { --tw-border-style: dashed; border-style: dashed; }';
    expect(settleVariables(`${border}${dashed}${borderStyle}`)).toBe(`${border}${dashed}${borderStyle}`);
  });

  it('are left out where nothing reads them', () => {
    const bold = '.font-bold { --tw-font-weight: 700; font-weight: 700; }';
    const registered = '@property --tw-font-weight { syntax: "*"; inherits: false; }';
    expect(settleVariables(bold + registered)).toBe('.font-bold { font-weight: 700; }');
  });

  it('stay where they are read with a fallback', () => {
    const tight = '.leading-tight { --tw-leading: 1.25; line-height: 1.25; }';
    const text = '.text-sm { line-height: var(--tw-leading, 1.5); }';
    expect(settleVariables(tight + text)).toBe(tight + text);
  });
});
