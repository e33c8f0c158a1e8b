/** The rules of imports (docs/adr/0012). Only row classes may import each other in circles, as tables refer to each other. */
const rows = '\\.row\\.ts$';

/** Modules of the back end, the lowest layer first (docs/adr/0012): each may import from lower layers only. */
const layers = [
  ['dates', 'history', 'jobs'],
  ['records'],
  ['backup', 'settings', 'search', 'images'],
  ['accounts', 'brand', 'entities', 'fonds'],
  ['photos', 'public-forms'],
  ['contact', 'contributions', 'export', 'import', 'map', 'publishing', 'removal-requests'],
  ['doctor', 'news', 'static-site', 'statistics', 'stored-files', 'system'],
];
const importDown = layers.flatMap((modules, layer) =>
  modules.map((module) => ({
    name: `${module}-imports-down`,
    comment: `Modules import in one direction: ${layers.map((names) => names.join(', ')).join(' <- ')}.`,
    severity: 'error',
    from: { path: `^src/${module}/` },
    to: {
      path: `^src/(${layers
        .slice(layer)
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
      comment: 'Server and browser share the contract, so it imports no other code of this repository.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^(src/(?!contract/)|workers|pages|renderer)' },
    },
    {
      name: 'ui-knows-only-the-contract',
      comment: 'Pages and renderer know only the contract of the server.',
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
      comment: 'The programs that generate the demo, the fonts and the icons are neither built nor shipped.',
      severity: 'error',
      from: { path: '^(src|workers|pages|renderer)/' },
      to: { path: '^(tools|scripts|test)/' },
    },
    {
      name: 'renderer-knows-no-pages',
      comment: 'Code that two pages use belongs in renderer.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^pages/' },
    },
    {
      name: 'platform-has-no-domain-logic',
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
      comment: 'Pages and renderer also run in the browser; only plugins of the build may use Node.',
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
    ...importDown,
    {
      name: 'roots-are-not-imported',
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
