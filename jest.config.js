/** Four projects: `npm test` runs all that the machine can run, `npx jest --selectProjects unit` one of them. */
const swc = (tsx) => [
  '@swc/jest',
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
    project('integration', ['test/integration/**/*.spec.ts']),
    project('api', ['test/api/**/*.spec.ts']),
    project('browser', ['test/browser/**/*.spec.ts']),
  ],
  testTimeout: 60_000,
};
