import { createHash } from 'node:crypto';
import { fileStorage as storage } from '#domain/pictures/image-url.ts';
import { guidePath } from '#words/es/guide.ts';
import { emulatorUrls, localBuildHook } from '../local/local-env.ts';

type Inline = {
  /** Texts of the <script> and <style> elements in public pages. */
  scripts: string[];
  styles: string[];
  /** Those of the app's shells, which staff pages use; public pages have them, too. */
  shellScripts: string[];
  shellStyles: string[];
};

type Policy = Record<string, string[]>;

const self = "'self'";
const none = ["'none'"];
const firestore = 'https://firestore.googleapis.com';
const auth = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const buildHooks = 'https://api.netlify.com/build_hooks/';
const tagHost = 'https://www.googletagmanager.com';
/** Google's tag alone: its containers on the same host may hold anybody's scripts. */
const tag = `${tagHost}/gtag/`;
const beacons = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagHost];

type Build = {
  /** For the emulators, which it may then talk to. */
  isDemo: boolean;
  /** With a measurement ID of Google Analytics. */
  isMeasured: boolean;
  /** The Spanish words. Until then no search engine keeps the Spanish guide: a file has no head that says so. */
  isSigned: boolean;
};

/**
 * Netlify's _headers file with the Content-Security-Policies. The build writes it, because the policies allow
 * inline scripts and styles by their hashes. Servers that a build doesn't need are not in them.
 */
export function headersFile(inline: Inline, { isDemo, isMeasured, isSigned }: Build): string {
  const local = isDemo ? [emulatorUrls.firestore, emulatorUrls.auth, emulatorUrls.storage] : [];
  const buildHook = isDemo ? localBuildHook : buildHooks;
  const closed = {
    'manifest-src': [self],
    'object-src': none,
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': none,
  };
  // They load after consent, and never under /admin.
  const [tags, measuring] = isMeasured ? [[tag], beacons] : [[], []];
  const site: Policy = {
    'default-src': none,
    'script-src': [self, ...[...inline.shellScripts, ...inline.scripts].map(hash), ...tags],
    'style-src': [self, ...[...inline.shellStyles, ...inline.styles].map(hash)],
    'img-src': [self, 'data:', storage, ...measuring, ...local],
    'font-src': [self],
    'connect-src': [self, firestore, ...measuring, ...local],
    // The map on the contact page.
    'frame-src': ['https://www.google.com'],
    ...closed,
  };
  // Staff sign in and upload. A string becomes markup or a script address only through the policies of the
  // last line: DOMPurify's, and those that start the picture worker and the service worker.
  const staff: Policy = {
    'default-src': none,
    'script-src': [self, ...inline.shellScripts.map(hash)],
    'style-src': [self, ...inline.shellStyles.map(hash)],
    'img-src': [self, 'data:', 'blob:', storage, ...local],
    'font-src': [self],
    'connect-src': [self, firestore, ...auth, storage, ...local, buildHook],
    ...closed,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'picture-worker', 'service-worker'],
  };
  // Of these files only workers have a policy of their own: the one that prepares pictures, and the HEIC decoder
  // that it starts from a blob.
  const assets: Policy = {
    'default-src': none,
    'script-src': [self],
    'worker-src': ['blob:'],
    'frame-ancestors': none,
  };
  // Where two rules set one header, the later rule wins.
  const draft = isSigned ? [] : [`${guidePath}\n  X-Robots-Tag: noindex\n`];
  return [rule('/*', site), rule('/admin/*', staff), rule('/assets/*', assets), ...draft].join(
    '\n',
  );
}

function rule(path: string, policy: Policy): string {
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  return `${path}\n  Content-Security-Policy: ${directives.join('; ')}\n`;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
