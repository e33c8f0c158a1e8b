import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { addressOf } from '../../contract/addresses.js';
import { headScripts } from '../../contract/head-scripts.js';
import { splitLanguage } from '../../contract/languages.js';
import { pagesWithToken } from '../../contract/paths.js';
import { statisticsServiceHosts } from '../../contract/statistics-service.js';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The position is asked for by the map, on this site only. Nothing else of the device is used. */
const permissionsPolicy = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment'].map(
    (feature) => `${feature}=()`,
  ),
  'usb=()',
].join(', ');

/**
 * The security headers. The only inline scripts that run are those of the head, allowed by their hash. Third parties are
 * blocked, except the operator's origin for files, hosts of a video or a map in the site's settings (src/site/allow-hosts.ts) and the operator's statistics
 * service; all of these load only after the visitor's consent, and the last one on no page of an account, whose addresses
 * may contain tokens of emails. Style attributes are allowed because an image's average
 * colour and a cover's position are set there; they cannot run code.
 */
export const securityHeaders = ({
  https,
  publicUrl,
  filesUrl,
  analyticsId,
}: {
  https: boolean;
  publicUrl: string;
  filesUrl: string | null;
  analyticsId: string | null;
}): RequestHandler => {
  const everywhere = { https, files: filesUrl === null ? [] : [filesUrl], statistics: [] };
  const onPublicPages = protection({ ...everywhere, statistics: analyticsId ? statisticsServiceHosts : [] });
  const elsewhere = protection(everywhere);
  const withToken = protection({
    ...everywhere,
    referrer: statesFetchSite(publicUrl) ? 'no-referrer' : 'strict-origin',
  });
  return function setSecurityHeaders(request, response, next) {
    response.setHeader('Permissions-Policy', permissionsPolicy);
    const { path } = splitLanguage(request.path);
    if (pagesWithToken.includes(path)) withToken(request, response, next);
    else if (addressOf(request.path).page === 'personal') elsewhere(request, response, next);
    else onPublicPages(request, response, next);
  };
};

/**
 * Whether browsers say with a form that it comes from this site (`Sec-Fetch-Site`). Other hosts without TLS know it by the
 * `Origin` only, which `no-referrer` would take away; `strict-origin` names the host and no address.
 */
function statesFetchSite(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

interface Protection {
  https: boolean;
  /** The origin of the files of published records, where it is not the site's own. */
  files: readonly string[];
  statistics: readonly string[];
  referrer?: 'no-referrer' | 'strict-origin' | 'strict-origin-when-cross-origin';
}

const protection = ({
  https,
  files,
  statistics,
  referrer = 'strict-origin-when-cross-origin',
}: Protection): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...headScripts.map(hashOf), ...statistics.slice(0, 1)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files, ...statistics],
        fontSrc: ["'self'"],
        // Of an image service its description is read.
        connectSrc: ["'self'", ...files, ...statistics],
        mediaSrc: ["'self'", ...files],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // Files of photographs override this, since other sites may embed them.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: referrer },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
