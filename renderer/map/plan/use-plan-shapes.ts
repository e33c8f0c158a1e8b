import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../src/contract/localized.js';
import { attributionHtml } from '../attribution.js';
import type { MapContents } from '../load-map.js';
import type { StartedMap } from '../start-map.js';
import { findPlanShapes } from './find-plan-shapes.js';

/** Draws the shapes of the city below a map, with their attribution in place of that of the names. */
export function usePlanShapes(started: StartedMap | null, mapText: MapContents['mapText']): void {
  const { site, language } = usePageContext();
  const { planVersion } = site;
  const attribution = localized(site, 'planAttribution', language);
  useEffect(() => {
    if (!started || planVersion === null) return;
    let isWanted = true;
    void findPlanShapes(planVersion).then((shapes) => {
      if (!isWanted || shapes.length === 0) return;
      started.plan.showShapes(shapes);
      if (attribution === null) return;
      const text = attributionHtml({ attribution, attributionUrl: null });
      started.map.attributionControl.removeAttribution(mapText('plan')).addAttribution(text);
    });
    return () => {
      isWanted = false;
    };
  }, [started, planVersion, attribution, mapText]);
}
