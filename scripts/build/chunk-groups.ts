/**
 * Modules that share a chunk: a few larger files pack better and start sooner than many small ones. The rest follows
 * the pages. A path is a folder (everything in it), a folder with * (files directly in it) or a file. Each has to be
 * in the build, in this chunk: tests/build/bundle.test.ts.
 *
 * Groups by `minShareCount` instead of names were measured: 1 to 3 % more bytes on every page, and more files.
 */
export const groupPaths = {
  vendor: packages(`
    invariant lucide-react/dist/esm/* lucide-react/dist/esm/shared react react-dom
    react-fast-compare react-helmet-async react-router scheduler shallowequal
  `),
  database: [
    ...packages(`
      @firebase/app @firebase/component @firebase/firestore/dist/lite @firebase/logger
      @firebase/util @firebase/webchannel-wrapper/dist/bloom-blob firebase/app
      firebase/firestore/lite idb
    `),
    ...files('src/data/firebase', 'database.ts dates.ts firebase.ts firestore.ts settings.ts'),
    'src/data/clinic-settings.ts',
    ...files('src/domain/clinic', 'current-rating.ts stored-clinic.ts'),
  ],
  // What src/page.ts shares with the app. A reader downloads these three and nothing else; the website alone has this one.
  reader: [
    ...files('src/site/frame', 'load-photos-near.ts run-focus-links.ts run-menu.ts'),
    ...files('src/site/analytics', 'click.ts stored-cookie-choice.ts tag.ts track.ts visits.ts'),
    'src/site/consent/run-banner.ts',
    'src/site/frame/run-language-links.ts',
    'src/domain/clinic/cookie-choice.ts',
  ],
  // The back office has this one behind its login.
  hours: [
    ...files('src/domain/clinic', 'coming-closures.ts is-announced.ts opening-hours.ts'),
    ...files('src/domain/time', 'clinic-day.ts wall-clock.ts'),
    'src/words/en/times.ts',
  ],
  // What src/page.ts shares with Contact and Home: times to hold. A reader downloads it, too.
  openings: [
    'src/site/frame/show-openings.ts',
    'src/site/openings/read-known-openings.ts',
    'src/data/visits/read-taken.ts',
    ...files('src/domain/visits', 'opening-weeks.ts openings.ts slot-words.ts'),
  ],
  // Every page has this one.
  base: [
    ...files('src/start', 'has-changed.ts read-cache.ts'),
    ...files('src/ui', 'stored-choice.ts loading/saves-data.ts'),
    ...files('src/data/firebase', 'project.ts'),
    'src/data/publishing/website-change.ts',
    ...files('src/data', 'post-json.ts read-fields.ts server-clock.ts'),
  ],
  // What nearly every page has, on the website and in the back office.
  common: [
    'src/root-route.tsx',
    ...files('src/start', 'app.tsx debounce-loading.ts deferred.tsx missing-chunk.ts'),
    ...files('src/start', 'plain-address.ts prefetch.ts reads.ts start-app.tsx'),
    'src/start/translated-texts.ts',
    ...files('src/ui/loading', 'load-chunk.ts pending-bar.tsx skeleton.tsx'),
    ...files('src/ui/loading', 'reload-button.tsx reload-document.ts use-async.ts when-idle.ts'),
    ...files('src/ui', 'button.tsx class-names.ts dashes.tsx head.tsx retry-image.ts'),
    ...files('src/ui', 'route-announcer.tsx safe-image.tsx spinner.tsx'),
    ...files('src/data', 'problems/report.ts problems/shown-error.ts settled.ts'),
    'src/domain/stored-value.ts',
    ...files('src/domain/text', 'parsed-url.ts phone.ts'),
    ...icons('arrow-right check circle-exclamation-point mail phone rotate-cw star x'),
    '\0vite/preload-helper.js',
  ],
  // What every page with a form has, the login included.
  forms: [
    ...files('src/ui/forms', 'error-summary.tsx field.tsx too-long.tsx use-answer-box.ts'),
    'src/domain/text/count-characters.ts',
    'src/words/en/controls.ts',
    'src/words/en/form-texts.ts',
  ],
  // What checks typed text.
  checks: [...files('src/domain/text', 'form-checks.ts parse-phone.ts plain-text.ts')],
  request: [
    ...files('src/site/forms', 'consent-line.tsx kept-answers.ts'),
    ...files('src/site/forms', 'lead-form.tsx send-part.tsx submit-lead.ts'),
    ...files('src/site/forms', 'use-form-events.ts use-promise.ts use-redirected-at.ts'),
    'src/data/leads/submit-form.ts',
    'src/ui/forms/radio-cards.tsx',
    'src/words/en/lead-form.ts',
    ...files('src/domain/requests', 'cooldown.ts spam-signs.ts'),
    'src/domain/visits/slot-answer.ts',
  ],
  // What every page of the website has.
  site: [
    // The others are for a page or two.
    ...files('src/words/en', 'facts.ts frame.ts languages.ts'),
    ...files('src/facts', 'announcement-line.tsx open-state.tsx slot.tsx'),
    ...files('src/site/clinic', 'breadcrumb-data.tsx call-button.tsx grouped-hours.tsx'),
    ...files('src/site/clinic', 'load-facts.ts open-line.tsx phone-link.tsx'),
    ...files('src/site/clinic', 'structured-data.tsx use-clinic.ts use-minute.ts'),
    'src/site/consent/cookie-banner.tsx',
    'src/site/layout/',
    'src/site/forms/sending.tsx',
    'src/ui/panel.tsx',
    ...files('src/domain/clinic', 'address-lines.ts empty-clinic.ts share-image.ts'),
    ...icons('menu'),
  ],
  // The page of the form, and what it shares with /contact/received.
  contact: [
    ...files('src/site/contact', 'appointment-form.tsx contact-details.tsx contact-page.tsx'),
    ...files('src/site/contact', 'request-received.tsx time-choice.tsx'),
    'src/site/openings/use-known-openings.ts',
    'src/data/leads/hold-slot.ts',
    'src/domain/visits/slot-result.ts',
    ...files('src/words/en', 'contact.ts request-received.ts slots.ts'),
    ...icons('map navigation'),
  ],
  // By when a request is answered.
  promise: ['src/domain/requests/promise.ts', 'src/domain/clinic/open-times.ts'],
  // What the contact page shares with the back office: its form, and facts of Settings.
  facts: [
    ...files('src/facts', 'profile-links.tsx spoken-languages.tsx week-table.tsx'),
    'src/domain/clinic/profile-name.ts',
    'src/domain/requests/appointment-request.ts',
    ...files('src/words/en', 'appointment-form.ts spoken-languages.ts'),
  ],
  // Pictures of articles and of the gallery.
  pictures: [
    ...files('src/site', 'blur.tsx moving-picture.ts src-set.ts'),
    'src/domain/pictures/image-url.ts',
  ],
  // Of the back office, the blog and the gallery.
  notice: ['src/ui/notice.tsx', ...icons('circle-check info triangle-exclamation-point')],
  // Who works when.
  member: [
    ...files('src/domain/clinic', 'staff-member.ts work-time.ts'),
    'src/domain/text/is-slug.ts',
  ],
  // What the clinic offers, and when.
  offer: [
    'src/data/read-booking.ts',
    ...files('src/domain/clinic', 'booking-settings.ts visit-types.ts'),
    'src/domain/visits/provider-time.ts',
  ],
  cards: [
    ...files('src/site/blog', 'link-state.ts post-card.tsx'),
    ...files('src/domain/posts', 'listed-post.ts post-date.ts reading-time.ts'),
    'src/words/en/post-card.ts',
  ],
  // An article or a member of staff that isn't there.
  item: ['src/site/item/', 'src/words/en/item.ts'],
  // Icons of a few pages each: links back, pages of a list, the PIP guide.
  arrows: icons('arrow-down arrow-left'),
  chevrons: icons('chevron-left chevron-right'),
  guide: icons('download hourglass'),
  // What pages about care and its costs share.
  costs: [
    ...files('src', 'facts/first-visit-price.tsx site/home/spine-mark.tsx'),
    ...files('src/domain', 'clinic/pip-benefits.ts text/money.ts'),
  ],
  // What the legal pages share.
  legal: [
    ...files('src/site/legal', 'legal-page.tsx legal-text.tsx'),
    'src/domain/clinic/sample-texts.ts',
  ],
  // What the page of a patient's visit shares with the back office. One file instead of eight: the entry lists them.
  calendar: [
    ...files('src/domain/time', 'clinic-time.ts week.ts'),
    ...files('src/domain', 'clinic/site-host.ts leads/visit-answer.ts'),
    ...files('src/domain/visits', 'ics.ts patient-visit.ts'),
    'src/words/en/calendar-entry.ts',
    'src/ui/save-file.ts',
  ],
  // What login and back office share. Their styles go by this name.
  staff: [
    'src/ui/styles/staff.css',
    // Beside the code of its pages: each chunk lists the files of its dynamic imports.
    'src/admin-routes.tsx',
    'src/admin/shared/forms/check-field.tsx',
    ...files('src/admin/shared/parts', 'crash-screen.tsx full-screen.tsx'),
    ...files('src/admin/shared/access', 'lock-times.ts pages.ts session-context.ts'),
    'src/admin/shared/paths/paths.ts',
    'src/admin/shell/login/password-field.tsx',
    'src/admin/shell/pages/page-code.ts',
    'src/admin/shell/notices/use-open-from-notice.ts',
    'src/domain/account/sign-in-times.ts',
    'src/domain/leads/lead-paths.ts',
    'src/domain/next-path.ts',
    'src/ui/loading/loading-screen.tsx',
    ...files('src/ui', 'icon-button.tsx theme-toggle.tsx theme.ts'),
    ...icons('eye eye-off moon sun'),
  ],
  // What most pages of the back office have.
  desk: [
    ...['access/', 'data/', 'drafts/', 'forms/', 'parts/', 'paths/', 'save/'].map(
      (folder) => `src/admin/shared/${folder}`,
    ),
    ...files('src/admin/features', 'media/photo/media-address.ts leads/drawer/lead-sections.tsx'),
    ...files('src/admin/features/posts/list', 'post-badge.tsx star-toggle.tsx'),
    ...files('src/data', 'messages/ publishing/ trail/ post-as-staff.ts request-mails.ts'),
    ...files('src/data', 'leads/activity-log.ts leads/lead-mails.ts people/find-person.ts'),
    ...files('src/data/persons', 'join-person.ts person-language.ts persons.ts settle-person.ts'),
    ...files('src/data/visits', 'visit-mails.ts visits.ts'),
    ...files('src/data/firebase', 'last-change.ts transact.ts write-errors.ts'),
    ...files('src/domain', 'analytics/analytics-report.ts messages/ publishing/ same-fields.ts'),
    ...files('src/domain/clinic', 'greeting.ts work-time-fields.ts'),
    ...files('src/domain/leads', 'call-back.ts lead-age.ts'),
    ...files('src/domain/posts', 'markdown-edit.ts post-view.ts'),
    ...files('src/domain/text', 'initials.ts mailto.ts uuid.ts'),
    'src/domain/settings/drag-span.ts',
    ...files('src/ui', 'avatar.tsx control-key.ts use-wide-screen.ts forms/segmented.tsx'),
    ...files('src/ui/overlays', 'confirm-dialog.tsx dialog.tsx drawer.tsx use-dismiss.ts'),
    ...icons('bell bell-off calendar-check calendar-clock calendar-days calendar-plus clock'),
    ...icons('chart-no-axes-column external-link file-text images list-checks lock'),
    ...icons('pen-line pencil plus rotate-ccw trash upload'),
  ],
};

function files(folder: string, names: string): string[] {
  return split(names).map((name) => `${folder}/${name}`);
}

function packages(names: string): string[] {
  return split(names).map((name) => `node_modules/${name}${name.endsWith('*') ? '' : '/'}`);
}

function icons(names: string): string[] {
  return split(names).map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
}

function split(names: string): string[] {
  return names.trim().split(/\s+/);
}

/** Whether a module's id is at a path of groupPaths. Spanish words without a copy's mark are of the back office. */
export function isAt(id: string, path: string): boolean {
  const english = id.replace(/src\/words\/es\/(.+\?es)$/, 'src/words/en/$1');
  const [, rest] = `/${english}`.split(`/${path.replace('*', '')}`);
  if (rest === undefined) return false;
  if (path.endsWith('*')) return !rest.includes('/');
  return path.endsWith('/') || rest === '' || rest.startsWith('?');
}

const groups = Object.entries(groupPaths).map(([name, paths]) => ({
  name,
  test: (id: string) => paths.some((path) => isAt(id, path)),
  // Before common, which has the rest of src/start.
  priority: name === 'vendor' ? 2 : name === 'base' || name === 'staff' ? 1 : 0,
  includeDependenciesRecursively: name === 'vendor',
}));

/** How the code of browsers is bundled, in each language. */
export const bundling = {
  output: { codeSplitting: { groups } },
  // Words and addresses are constants: each is where it is used, as if it had been written there.
  optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
};
