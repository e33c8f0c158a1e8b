import { proposalEditOf, proposalOf } from './proposal.js';

const typed = (position: string): FormData => {
  const fields = new FormData();
  fields.append('position', position);
  return fields;
};

describe('the position of a proposal', () => {
  it('is sent as numbers, however it was typed', () => {
    expect(proposalOf(typed('45,6501; 13,7678'), 'it')).toMatchObject({ lat: 45.6501, lng: 13.7678 });
    expect(proposalEditOf(typed('45.6501, 13.7678'))).toMatchObject({ lat: 45.6501, lng: 13.7678 });
  });

  it('is removed when the field is empty, but not when it cannot be parsed', () => {
    expect(proposalEditOf(typed(' '))).toMatchObject({ lat: null, lng: null });
    expect(JSON.parse(JSON.stringify(proposalEditOf(typed('in piazza'))))).toMatchObject({ lat: 'in piazza' });
  });
});
