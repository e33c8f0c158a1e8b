import { proposalEditOf, proposalOf } from './proposal.js';

const typed = (position: string): FormData => {
  const fields = new FormData();
  fields.append('position', position);
  return fields;
};

describe('the position of a proposal', () => {
  it('is told in numbers, however it was typed', () => {
    expect(proposalOf(typed('45,6501; 13,7678'), 'it')).toMatchObject({ lat: 45.6501, lng: 13.7678 });
    expect(proposalEditOf(typed('45.6501, 13.7678'))).toMatchObject({ lat: 45.6501, lng: 13.7678 });
  });

  it('is taken away when the field is empty, and not when it cannot be read', () => {
    expect(proposalEditOf(typed(' '))).toMatchObject({ lat: null, lng: null });
    expect(JSON.parse(JSON.stringify(proposalEditOf(typed('in piazza'))))).toMatchObject({ lat: 'in piazza' });
  });
});
