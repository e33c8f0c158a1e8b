import { onRenderHtml as renderWithReact } from 'vike-react/__internal/integration/onRenderHtml';
import type { PageContextServer } from 'vike/types';

interface Asset {
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

/**
 * vike-react's own way to render, except that fonts are preloaded by +Head alone: Vike would preload every face that the
 * styles name, the italic and the rare letters included. vike-react hands no filter through, hence its internal entry.
 */
export async function onRenderHtml(pageContext: PageContextServer) {
  const documentHtml = await renderWithReact(pageContext as never);
  return {
    documentHtml,
    injectFilter(assets: Asset[]): void {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
