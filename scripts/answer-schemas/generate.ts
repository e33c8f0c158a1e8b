import { join } from 'node:path';
import { buildGenerator, type Definition, programFromConfig } from 'typescript-json-schema';
import { packageRoot } from '../../src/platform/package-root.js';
import { describeFields } from './describe-fields.js';
import { mapSchemas } from './map-schemas.js';
import { toOpenApi } from './to-open-api.js';

type Definitions = Record<string, Definition>;

/** What the calls answer, as JSON Schema 2020-12. References are `#/components/schemas/<type of the contract>`. */
export interface AnswerSchemas {
  /** By the call: `photos.list`. */
  answers: Definitions;
  /** By the type's name, in order. */
  schemas: Definitions;
}

/**
 * The schemas of all answers, read from the signatures of the contract and their comments, so that a field of an answer is
 * written once. Types with a name become named schemas; generic ones are written out where they are used.
 */
export function generateAnswerSchemas(): AnswerSchemas {
  const { properties, definitions } = describeAnswers();
  const schemas: Definitions = {};
  const answers: Definitions = {};

  const present = (schema: Definition): Definition =>
    mapSchemas(schema, (part) => (part.$ref ? refer(part) : describeFields(toOpenApi(part))));

  function refer({ $ref, ...beside }: Definition): Definition {
    const { name, definition } = find($ref!);
    if (!name) return present({ ...definition, ...beside });
    if (!(name in schemas)) {
      // Before it is presented: it may refer to itself.
      schemas[name] = {};
      schemas[name] = present(definition);
    }
    return { $ref: `#/components/schemas/${name}`, ...beside };
  }

  /** A name of a type without arguments is one of the contract. */
  function find($ref: string): { name: string | undefined; definition: Definition } {
    const key = decodeURIComponent($ref.replace('#/definitions/', ''));
    const name = key.replace(/^import\(.*?\)\./, '');
    return { name: /^\w+$/.test(name) ? name : undefined, definition: definitions[key]! };
  }

  for (const [noun, calls] of Object.entries(properties)) {
    const described = calls.$ref ? find(calls.$ref).definition : calls;
    for (const [call, answer] of Object.entries(described.properties ?? {}))
      answers[`${noun}.${call}`] = present(answer as Definition);
  }
  const inOrder = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { answers, schemas: Object.fromEntries(inOrder) };
}

/** @throws Error when the contract has a type that JSON cannot have */
function describeAnswers(): { properties: Definitions; definitions: Definitions } {
  const program = programFromConfig(join(packageRoot, 'tsconfig.build.json'), [
    join(import.meta.dirname, 'answers.ts'),
  ]);
  // Errors of types are found by the build and by lint.
  const generator = buildGenerator(program, {
    required: true,
    strictNullChecks: true,
    topRef: false,
    ignoreErrors: true,
  });
  const schema = generator?.getSchemaForSymbol('Answers');
  if (!schema?.properties || !schema.definitions) throw new Error('The contract describes no answers.');
  return { properties: schema.properties as Definitions, definitions: schema.definitions as Definitions };
}
