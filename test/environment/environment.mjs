import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);

/**
 * Jest gives every spec file a world of its own and would load Nest, TypeORM and the back end into each anew. Here Node
 * itself loads them, once per Jest worker, and `native-modules.mjs` hands them to the spec.
 */
export default class extends TestEnvironment {
  nodeEnv = process.env.NODE_ENV;

  async setup() {
    await super.setup();
    this.global.requireNatively = (path) => require(path);
    // The same in both worlds: what the back end answers is a `Date` to the spec, and decorators of the spec reach Nest.
    this.global.Date = Date;
    this.global.Reflect = Reflect;
    // The spec has its own environment variables. React and Vike are to be those that visitors meet.
    process.env.NODE_ENV = 'production';
  }

  async teardown() {
    process.env.NODE_ENV = this.nodeEnv;
    await super.teardown();
  }
}
