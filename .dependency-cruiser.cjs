/** The house's rules (architecture, "The tree"), executed. Row classes may know each other in circles; nothing else may. */
const rows = '\\.row\\.ts$';

/** Modules of the back end, the lowest first (docs/adr/0012): each may import from lower floors only. */
const floors = [
  ['history', 'jobs'],
  ['records'],
  ['settings', 'search', 'images'],
  ['accounts', 'entities'],
  ['contact', 'photos'],
  ['contributions', 'publishing'],
  ['news'],
];
const pointDown = floors.flatMap((modules, floor) =>
  modules.map((module) => ({
    name: `${module}-points-down`,
    comment: `Modules point one way: ${floors.map((names) => names.join(', ')).join(' <- ')}.`,
    severity: 'error',
    from: { path: `^src/${module}/` },
    to: {
      path: `^src/(${floors
        .slice(floor)
        .flat()
        .filter((other) => other !== module)
        .join('|')})/`,
      pathNot: rows,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-is-pure',
      comment: 'The contract is what both sides know: it imports nothing else of ours.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^(src/(?!contract/)|workers|pages|renderer)' },
    },
    {
      name: 'ui-knows-only-the-contract',
      comment: 'Pages and renderer see the server through the contract alone.',
      severity: 'error',
      from: { path: '^(pages|renderer)/' },
      to: { path: '^(src/(?!contract/)|workers)' },
    },
    {
      name: 'src-ignores-ui-and-workers',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(pages|renderer|workers)/' },
    },
    {
      name: 'the-product-knows-no-tools',
      comment: 'Makers of the demo, the fonts and the icons are neither built nor shipped.',
      severity: 'error',
      from: { path: '^(src|workers|pages|renderer)/' },
      to: { path: '^(tools|scripts|test)/' },
    },
    {
      name: 'renderer-knows-no-pages',
      comment: 'What two pages use moves to renderer.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^pages/' },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(?!platform/|contract/)' },
    },
    {
      name: 'environment-is-read-in-one-place',
      comment: 'Everything else receives a Config. The linter forbids `process.env` there (node/no-process-env).',
      severity: 'error',
      from: { path: '^(src|workers|pages|renderer)/', pathNot: '^src/platform/config/' },
      to: { path: '^(node:)?process$', dependencyTypes: ['core'] },
    },
    {
      name: 'browser-code-needs-no-node',
      comment: 'Pages and renderer run in the browser too; only what takes part in the build may use Node.',
      severity: 'error',
      from: { path: '^(pages|renderer)/', pathNot: '-plugin\\.ts$|^renderer/legal/read-legal-texts\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: rows },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    ...pointDown,
    {
      name: 'nobody-imports-the-roots',
      comment: 'Only the composition root and workers import site and demo.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(site|demo)/|^src/[^/]+\\.ts$' },
      to: { path: '^src/(site|demo)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
