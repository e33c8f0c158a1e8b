import { linkedDataOf } from '../../src/contract/linked-data/record-graph.js';

/**
 * Structured data for search engines: a graph of schema.org. It is data, not code, so the content security policy
 * allows it.
 */
export function JsonLd({ graph }: { graph: object[] }) {
  const json = JSON.stringify(linkedDataOf(graph)).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
