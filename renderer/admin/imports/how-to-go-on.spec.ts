import { howToGoOn } from './how-to-go-on.js';

const stopped = { state: 'paused', hasFile: false, undoSetId: null } as const;

it('the same command goes on with what a command has begun, and a page with what began there', () => {
  expect(howToGoOn(stopped)).toBe('imports.run.leads.commandStopped');
  expect(howToGoOn({ ...stopped, hasFile: true })).toBeNull();
  expect(howToGoOn({ ...stopped, state: 'running' })).toBeNull();
});

it('what was taken back in part is taken back further', () => {
  for (const state of ['paused', 'failed'] as const)
    for (const hasFile of [true, false])
      expect(howToGoOn({ state, hasFile, undoSetId: 7 })).toBe('imports.run.leads.undoStopped');
});
