import type { DeepZoom } from './deep-zoom.js';
import type { FullScreen } from './use-full-screen.js';
import { zoomStep } from './zoom-keys.js';
import type { TranslateForZoom } from './zoom-texts.js';
import { ZoomTool } from './ZoomTool.js';

interface ZoomToolsProps {
  deepZoom: DeepZoom | null;
  scale: number | null;
  fullScreen: FullScreen;
  zoomText: TranslateForZoom;
}

export function ZoomTools({ deepZoom, scale, fullScreen, zoomText }: ZoomToolsProps) {
  const isDisabled = deepZoom === null;
  const percent = scale === null ? null : Math.round(scale * 100);
  return (
    <div role="group" aria-label={zoomText('tools')} className="zoom-tools">
      <ZoomTool
        name="zoom-out"
        label={zoomText('zoomOut')}
        keys="-"
        isDisabled={isDisabled}
        onUse={() => deepZoom?.zoomBy(1 / zoomStep)}
      />
      <button
        type="button"
        className="zoom-scale"
        aria-label={percent === null ? undefined : zoomText('pixels', { percent })}
        title={percent === null ? undefined : zoomText('pixels', { percent })}
        aria-keyshortcuts="p"
        disabled={percent === null}
        onClick={() => deepZoom?.showPixels()}
      >
        {percent === null ? '–' : zoomText('percent', { percent })}
      </button>
      <ZoomTool
        name="zoom-in"
        label={zoomText('zoomIn')}
        keys="+"
        isDisabled={isDisabled}
        onUse={() => deepZoom?.zoomBy(zoomStep)}
      />
      <ZoomTool
        name="whole"
        label={zoomText('whole')}
        keys="0"
        isDisabled={isDisabled}
        onUse={() => deepZoom?.showWhole()}
      />
      <ZoomTool
        name="rotate"
        label={zoomText('rotate')}
        keys="r"
        isDisabled={isDisabled}
        onUse={() => deepZoom?.rotate()}
      />
      {fullScreen.isPossible && (
        <ZoomTool
          name={fullScreen.isOn ? 'leave-full-screen' : 'full-screen'}
          label={zoomText(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
          keys="f"
          onUse={fullScreen.toggle}
        />
      )}
    </div>
  );
}
