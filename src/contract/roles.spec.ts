import { operationNames, operations } from './operations.js';
import { belongsTo, includesRole, roles } from './roles.js';

const mayCall = (role: (typeof roles)[number], noun: string): boolean[] =>
  operationNames
    .filter((name) => name.startsWith(`${noun}.`))
    .map((name) => belongsTo(role, operations[name].access.who));

it.each([
  ['adminPhotos', 'editor', true],
  ['adminPhotos', 'moderator', false],
  ['adminEntities', 'editor', true],
  ['contactMessages', 'moderator', true],
  ['contactMessages', 'editor', false],
  ['changeSets', 'editor', true],
  ['changeSets', 'moderator', true],
  ['adminUsers', 'editor', false],
  ['adminUsers', 'moderator', false],
  ['apiKeys', 'editor', false],
  ['adminSettings', 'editor', false],
] as const)('the calls %s are for the role %s: %s', (noun, role, isAllowed) => {
  expect(new Set(mayCall(role, noun))).toEqual(new Set([isAllowed]));
});

it('moderators list the entities, which they link to photos that are proposed, and change none', () => {
  const allowed = operationNames.filter(
    (name) => name.startsWith('adminEntities.') && belongsTo('moderator', operations[name].access.who),
  );
  expect(allowed).toEqual(['adminEntities.list']);
});

it('administrators may call everything, members nothing of the administration', () => {
  for (const name of operationNames) {
    const { who } = operations[name].access;
    expect(belongsTo('administrator', who)).toBe(true);
    expect(belongsTo('member', who)).toBe(who === 'everyone' || who === 'members');
  }
});

it('editors and moderators have rights that the other lacks', () => {
  expect(includesRole('editor', 'moderator')).toBe(false);
  expect(includesRole('moderator', 'editor')).toBe(false);
  for (const role of roles) {
    expect(includesRole('administrator', role)).toBe(true);
    expect(includesRole(role, 'member')).toBe(true);
  }
});
