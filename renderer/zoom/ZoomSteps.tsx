import { localized } from '../../src/contract/localized.js';
import { useText } from '../i18n/use-text.js';
import type { Step } from '../photos/steps/go-to-photo.js';
import type { PhotoSteps } from '../photos/steps/use-photo-steps.js';
import type { TranslateForZoom } from './zoom-texts.js';
import { ZoomTool } from './ZoomTool.js';

interface ZoomStepsProps {
  steps: PhotoSteps;
  onStep(step: Step): void;
  zoomText: TranslateForZoom;
}

/** Buttons for the photos before and after, at both sides of the enlarged one. */
export function ZoomSteps({ steps, onStep, zoomText }: ZoomStepsProps) {
  const { language } = useText();
  const { previous, next } = steps;
  return (
    <div role="group" aria-label={zoomText('steps')} className="zoom-steps">
      <ZoomTool
        name="previous"
        label={previous ? zoomText('previous', { title: localized(previous, 'title', language) }) : zoomText('first')}
        keys="PageUp"
        isDisabled={!previous}
        onUse={() => onStep('previous')}
      />
      <ZoomTool
        name="next"
        label={next ? zoomText('next', { title: localized(next, 'title', language) }) : zoomText('last')}
        keys="PageDown"
        isDisabled={!next}
        onUse={() => onStep('next')}
      />
    </div>
  );
}
