/** Four projects. `npm test` runs those that the machine can run; all but `unit` need a build, which it makes when stale. */
const swc = (tsx) => [
  '<rootDir>/test/environment/swc-with-glob.mjs',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^virtual:legal-texts$': '<rootDir>/test/support/legal-texts.ts',
  },
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  setupFiles: ['reflect-metadata'],
};

/** Loaded by Node itself once per Jest worker: the built back end and the libraries that specs share with it (ADR 9). */
const libraries = '(@nestjs/(common|core)|@apidevtools/swagger-parser|typeorm|playwright-core|argon2)';
const root = import.meta.dirname.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const withBuiltBackend = {
  testEnvironment: '<rootDir>/test/environment/environment.mjs',
  transform: {
    [`^${root}/(src|workers)/|/node_modules/${libraries}/`]: '<rootDir>/test/environment/native-modules.mjs',
    ...shared.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!${libraries}/)`],
  setupFiles: [],
  // Specs in the same worker share modules, so a mock of one spec must not reach the next.
  restoreMocks: true,
};

const project = (displayName, testMatch, more = {}) => ({
  ...shared,
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  ...more,
});

/** @type {import('jest').Config} */
export default {
  projects: [
    project('unit', ['{src,workers,renderer,pages,tools}/**/*.spec.{ts,tsx}']),
    project('integration', ['test/integration/**/*.spec.ts'], withBuiltBackend),
    project('api', ['test/api/**/*.spec.ts'], withBuiltBackend),
    project('browser', ['test/browser/**/*.spec.ts'], withBuiltBackend),
  ],
  // Not in the temporary folder, which is one for each run: what was compiled, and how long each spec took.
  cacheDirectory: '<rootDir>/.cache/jest',
  testSequencer: '<rootDir>/test/environment/sequencer.mjs',
  // Ends a test that hangs. A machine that others use too may need ten times as long as usual.
  testTimeout: 120_000,
};
