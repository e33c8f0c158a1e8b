import { onRenderHtml as renderWithReact } from 'vike-react/__internal/integration/onRenderHtml';
import type { PageContextServer } from 'vike/types';
import { dataAsJson, documentMarks } from '../src/contract/document-parts.js';

interface Asset {
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

/**
 * Renders as vike-react does, except that only +Head preloads fonts: Vike would preload every face that the styles
 * name, also italics and rare characters. vike-react does not pass a filter through, hence its internal entry.
 */
export async function onRenderHtml(pageContext: PageContextServer) {
  const documentHtml = await renderWithReact(pageContext as never);
  if (pageContext.data !== undefined) {
    pageContext.documentParts.data = dataAsJson(pageContext.data);
    pageContext.data = documentMarks.data;
  }
  return {
    documentHtml,
    injectFilter(assets: Asset[]): void {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
