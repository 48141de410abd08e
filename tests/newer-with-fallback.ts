/**
 * Features newer than the oldest supported browsers, each with what happens where one is missing. Of the own source,
 * by file and feature.
 */
export const inSource: Record<string, string> = {
  'src/admin/layout/use-prefetch-tabs.ts cancelIdleCallback': 'asks for requestIdleCallback first',
  'src/admin/layout/use-prefetch-tabs.ts requestIdleCallback': 'nothing is prefetched',
  'src/admin/trusted-script.ts .createPolicy': 'without trustedTypes a plain string is accepted',
  'src/admin/trusted-script.ts .createScriptURL': 'without trustedTypes a plain string is accepted',
  'src/admin/trusted-script.ts trustedTypes': 'without it a plain string is accepted',
  'src/site/consent/stored-cookie-choice.ts Navigator.globalPrivacyControl':
    'a browser without the signal sends none',
  'src/site/gallery/lazy-photo.tsx fetchpriority=""': 'a hint',
  'src/site/home/hero-scene.tsx fetchpriority=""': 'a hint',
  'src/start/load-app.js requestIdleCallback': 'a timer',
  'src/start/on-first-activity.ts Navigator.userActivation': 'the next activity counts',
  'src/start/prefetch.ts Navigator.connection': 'no data saver is known',
  'src/ui/loading/when-idle.ts cancelIdleCallback': 'a timer',
  'src/ui/loading/when-idle.ts requestIdleCallback': 'a timer',
};

/** Of packages, in the build. Names that a package has for something of its own are here, too. */
export const inPackages: Record<string, string> = {
  '.createContext': 'React’s and Firestore’s own',
  '.createHTML': 'dompurify asks for trustedTypes first',
  '.getAttributeType': 'dompurify asks for trustedTypes first',
  '.isActive': 'Firestore’s own',
  '.segment': 'of Firestore’s pipelines, which nothing here uses',
  '.skipTransition': 'of a view transition that was started',
  '.startViewTransition': 'React and the router ask for it first',
  '.toArray': 'Firestore’s own',
  '.toBase64': 'Firestore’s own',
  'Error.captureStackTrace': 'Firebase asks for it first',
  'Symbol.dispose': 'Firestore defines a method that nothing calls',
  Temporal: 'Firestore asks for it first',
  'Temporal.Instant': 'Firestore asks for it first',
  'event navigate': 'React asks for navigation first',
  'event navigateerror': 'React asks for navigation first',
  'event navigatesuccess': 'React asks for navigation first',
  navigation: 'React asks for it first',
  setImmediate: 'React asks for it first',
};
