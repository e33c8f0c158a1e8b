import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);

/**
 * Jest runs every spec file in its own VM context and would load Nest, TypeORM and the back end again in each. Here Node
 * itself loads them, once per Jest worker, and `native-modules.mjs` passes them to the spec.
 */
export default class extends TestEnvironment {
  nodeEnv = process.env.NODE_ENV;

  async setup() {
    await super.setup();
    this.global.requireNatively = (path) => require(path);
    // Shared by both contexts, so that dates of the back end are `instanceof Date` in the spec, and Nest reads its decorators.
    this.global.Date = Date;
    this.global.Reflect = Reflect;
    // The spec has its own environment variables. React and Vike are the production builds, as for visitors.
    process.env.NODE_ENV = 'production';
  }

  async teardown() {
    process.env.NODE_ENV = this.nodeEnv;
    await super.teardown();
  }
}
