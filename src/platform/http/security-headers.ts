import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { headScripts } from '../../contract/head-scripts.js';
import { statisticsServiceHosts } from '../../contract/statistics-service.js';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The headers that protect a visitor's browser. No inline script runs but those of the head, allowed by their hash; no
 * third party is asked for anything, unless the site's settings name an external video or a map (src/site/allow-hosts.ts) or
 * its operator uses a statistics service (all of which wait for a visitor's consent). Style attributes are allowed because a picture's colour
 * and a cover's position are written there; they cannot run code.
 */
export const securityHeaders = ({
  https,
  analyticsId,
}: {
  https: boolean;
  analyticsId: string | null;
}): RequestHandler => {
  const statistics = analyticsId ? statisticsServiceHosts : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...headScripts.map(hashOf), ...statistics.slice(0, 1)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...statistics],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...statistics],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // Photographs may be shown on other sites; everything else is refused by frame-ancestors and the resource policy below.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
};
