/**
 * Features newer than the oldest supported browsers, each with what happens where one is missing. Of the own source,
 * by file and feature.
 */
export const inSource: Record<string, string> = {
  'src/admin/shell/layout/use-prefetch-tabs.ts cancelIdleCallback':
    'asks for requestIdleCallback first',
  'src/admin/shell/layout/use-prefetch-tabs.ts requestIdleCallback': 'nothing is prefetched',
  'src/admin/shared/parts/trusted-script.ts .createPolicy':
    'without trustedTypes a plain string is accepted',
  'src/admin/shared/parts/trusted-script.ts .createScriptURL':
    'without trustedTypes a plain string is accepted',
  'src/admin/shared/parts/trusted-script.ts trustedTypes': 'without it a plain string is accepted',
  'src/site/analytics/stored-cookie-choice.ts Navigator.globalPrivacyControl':
    'a browser without the signal sends none',
  'src/site/frame/next-pages.ts Navigator.connection': 'no slow line is known',
  'src/site/gallery/lazy-photo.tsx fetchpriority=""': 'a hint',
  'src/site/home/hero-scene.tsx fetchpriority=""': 'a hint',
  'src/domain/text/count-characters.ts .segment': 'only after Intl.Segmenter was found',
  'src/domain/text/count-characters.ts Intl.Segmenter': 'code points are counted',
  'src/start/load-app.js requestIdleCallback': 'a timer',
  'src/start/load-app.js Document.prerendering': 'no page is prerendered',
  'src/start/load-app.js event prerenderingchange': 'no page is prerendered',
  'src/ui/loading/saves-data.ts Navigator.connection': 'no data saver is known',
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

/** Of the style sheets in the build: selectors, then the rest. Firefox has :has() from 121. */
export const inStyles: Record<string, string> = {
  '.accordion details::details-content': 'closed answers are not printed',
  'body:has(dialog:modal) :not(:has(dialog:modal),dialog:modal,dialog:modal *)':
    'the page is printed with the record',
  '.call-bar-frame:has(:is(input:not([type=radio]),textarea,select):focus)>.call-bar':
    'the bar stays while one types',
  '.call-bar-frame:has(:is(input:not([type=radio]),textarea,select):focus)>.cookie-banner':
    'the banner stays while one types',
  '.call-bar-frame:has([data-received])>.cookie-banner:not([data-asked])':
    'the banner asks on this page already',
  '.call-bar-frame:has([data-received])>.cookie-banner:not([data-asked])~.call-bar:not([data-off=true])':
    'the banner asks on this page already',
  '.call-bar-frame:has([data-received])>.cookie-banner:not([data-asked])~footer':
    'the banner asks on this page already',
  '.choice:has(:checked)': 'the radio shows it',
  '.choice:has(:focus-visible)': 'the radio has the focus ring (@supports)',
  '.dialog-body:has(.dialog-actions)': 'the foot can cover a focused field; scrolling frees it',
  '.drawer:has(.drawer-foot) .toasts': 'a message covers the buttons for some seconds',
  '.has-\\[input\\:checked\\]\\:border-primary:has(:is(input:checked))': 'the checkbox shows it',
  '.has-\\[input\\:checked\\]\\:ring-2:has(:is(input:checked))': 'the checkbox shows it',
  '.has-\\[input\\:checked\\]\\:ring-primary:has(:is(input:checked))': 'the checkbox shows it',
  '.has-\\[textarea\\:focus\\]\\:border-primary:has(:is(textarea:focus))': 'the caret shows it',
  '.has-\\[textarea\\:focus\\]\\:shadow-\\[0_0_0_4px_color-mix\\(in_srgb\\,var\\(--primary\\)_22\\%\\,transparent\\)\\]:has(:is(textarea:focus))':
    'the caret shows it',
  '.has-checked\\:bg-primary-soft:has(:checked)': 'the checkbox shows it',
  '.has-checked\\:border-primary:has(:checked)': 'the checkbox shows it',
  '.pick:has(:checked)': 'the radio shows it',
  '.pick:has(:disabled)': 'a time that is gone can’t be chosen',
  '.pick:has(:focus-visible)': 'the radio has the focus ring (@supports)',
  '::view-transition': 'no transition',
  '::view-transition-group(*)': 'no transition',
  '::view-transition-new(*)': 'no transition',
  '::view-transition-old(*)': 'no transition',
  'html:has(.cookie-banner:not([hidden]))':
    'the banner can cover a focused link; scrolling frees it',
  'html:has(.lightbox)': 'the edge beside the scrollbar keeps its color',
  'html:has(dialog:modal)': 'the page behind a dialog scrolls',
  '@media scripting': 'without JavaScript the visit’s placeholder stays beside the words',
  '@page': 'the browser’s margins on paper',
  '@property': 'Tailwind sets the first values by a rule where it is missing',
  '@starting-style': 'no entry animation',
  'break-after: avoid': 'a heading can end a printed page',
  'contain-intrinsic-size': 'of content-visibility',
  'content-visibility': 'all parts are drawn at once',
  'field-sizing': 'the text scrolls in its field',
  'font-family: ui-monospace': 'the next font of the list',
  'forced-color-adjust': 'only with forced colors, which Safari lacks',
  'scrollbar-color': 'the browser’s scrollbar',
  'scrollbar-width': 'the browser’s scrollbar',
  'text-wrap': 'ordinary line breaks',
  'unit lh': 'a line’s room is not reserved',
  'view-transition-name': 'no transition',
};
