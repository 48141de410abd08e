import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

/** The arrows of docs/architecture.md, for types, too. A package name includes its subpaths. */
const LAYERS: Record<string, { folder: string; layers: string[]; packages: string[] }> = {
  words: { folder: 'src/words', layers: [], packages: [] },
  domain: { folder: 'src/domain', layers: ['words'], packages: ['papaparse'] },
  data: { folder: 'src/data', layers: ['domain'], packages: ['firebase'] },
  ui: {
    folder: 'src/ui',
    layers: ['words'],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'react-helmet-async',
      'react-hot-toast',
      'lucide-react',
      'lean-qr',
      'marked',
      'dompurify',
    ],
  },
  start: {
    folder: 'src/start',
    layers: ['data', 'ui'],
    packages: ['react', 'react-dom', 'react-router-dom', 'react-helmet-async'],
  },
  facts: {
    folder: 'src/facts',
    layers: ['domain', 'ui', 'words'],
    packages: ['react', 'react-router-dom', 'lucide-react'],
  },
  site: {
    folder: 'src/site',
    layers: ['data', 'domain', 'facts', 'ui', 'start', 'words'],
    packages: ['react', 'react-router-dom', 'lucide-react'],
  },
  admin: {
    folder: 'src/admin',
    layers: ['data', 'domain', 'facts', 'ui', 'words'],
    // dompurify, heic-to and utif2 are for uploaded pictures: SVG, HEIC, TIFF.
    packages: [
      'react',
      'react-router-dom',
      'lucide-react',
      'lean-qr',
      'dompurify',
      'heic-to',
      'utif2',
    ],
  },
  app: {
    folder: 'src',
    layers: ['data', 'domain', 'ui', 'start', 'site', 'admin', 'words'],
    packages: ['react', 'react-router-dom'],
  },
  netlify: {
    folder: 'netlify',
    layers: ['domain', 'words'],
    packages: ['@netlify/functions', 'ical.js', 'nodemailer', 'web-push', 'node:'],
  },
  scripts: {
    folder: 'scripts',
    layers: ['domain', 'words'],
    packages: [
      '@firebase/rules-unit-testing',
      '@mdn/browser-compat-data',
      '@netlify/functions',
      'beasties',
      'firebase',
      'firebase-admin',
      'jsdom',
      'marked',
      'node:',
      'playwright',
      'postal-mime',
      'react',
      'react-dom',
      'sharp',
      'smol-toml',
      'smtp-server',
      'typescript',
      'vite',
      'vitest',
    ],
  },
};

/** Packages that only one file of src may import. */
const SOLE_IMPORTERS: [string, RegExp][] = [
  ['src/ui/overlays/toast.tsx', /^react-hot-toast/],
  ['src/ui/article-html.ts', /^marked$/],
  ['src/domain/people/csv-file.ts', /^papaparse$/],
  ['src/data/leads/lead-feed.ts', /^firebase\/firestore$/],
  // This file gives each read a timeout.
  ['src/data/firebase/firestore.ts', /^firebase\/firestore\/lite$/],
];

/** The names that the router and the host call. */
const CALLED_BY_FRAMEWORKS =
  /^(Component|ErrorBoundary|loader|action|handle|shouldRevalidate|config)$/;

/** Two exports of one name, and why that misleads nobody. */
const SHARED_NAMES: Record<string, string> = {
  useClinic: 'The facts of the clinic: each audience has its own provider.',
  ClinicContext: 'The provider of useClinic.',
  readClinic: 'The facts of the clinic, read by the browser and by the function.',
  answerVisit: 'The browser asks, the function does it.',
  sendTestMail: 'The browser asks, the function does it.',
  sendVisitMail: 'The browser asks, the function does it.',
  PatientAnswer:
    'What the browser sends, what the function reads, and the component that shows it.',
  renderPage: 'The build takes it with the routes filled in.',
  LeadAnswers: 'The component shows the type.',
  LeadDetails: 'The component shows the type.',
  LeadList: 'The component shows the type.',
  Schedule: 'The component shows the type.',
};

/** Roots whose folders import each other one way only. */
const FOLDERS_WITHOUT_CIRCLES = [
  'src/domain',
  'src/data',
  'src/ui',
  'src/facts',
  'src/start',
  'src/admin',
  'src/site',
  'netlify',
  'scripts',
];

/** Allowed: it imports a type. The code comes from the build. */
const RENDERER = 'scripts/build/prerender.ts imports ../../src/prerender.tsx';

type Import = { from: string; to: string };

const show = ({ from, to }: Import) => `${from} imports ${to}`;

/** Files directly in src are a layer, too. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: folder !== 'src', encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file));

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from\s+|import\s+|import\(\s*)'([^'\s]+)'/g)]
    .map(([, to = '']) => ({ from: file, to }))
    .filter((each) => show(each) !== RENDERER);

/** Which files export a name. A name that a framework calls belongs to each page. */
function exportersOf(some: string[]): Map<string, string[]> {
  const exporters = new Map<string, string[]>();
  const exported =
    /^export (?:async |abstract )?(?:function\*?|const|let|class|type|interface) (\w+)/gm;
  for (const file of some) {
    const names = [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name = '']) => name);
    for (const name of new Set(names)) {
      if (CALLED_BY_FRAMEWORKS.test(name)) continue;
      exporters.set(name, [...(exporters.get(name) ?? []), file]);
    }
  }
  return exporters;
}

const layerOf = (file: string) =>
  Object.keys(LAYERS).find((layer) => LAYERS[layer]?.folder === folderOf(file));

const folderOf = (file: string) => /^src\/[^/]+(?=\/)|^\w+/.exec(file)?.[0];

/** The path of a relative or #layer import; undefined for a package. */
function target({ from, to }: Import): string | undefined {
  if (to.startsWith('.')) return normalize(join(dirname(from), to));
  if (/^#[\w-]*routes$/.test(to)) return `src/${to.slice(1)}.tsx`;
  if (to.startsWith('#words/') && !to.startsWith('#words/es/'))
    return to.replace('#words', 'src/words/en');
  return to.startsWith('#') ? normalize(`src/${to.slice(1)}`) : undefined;
}

const packageAllowed = (name: string, allowed: string[]) =>
  allowed.some((each) => name === each || name.startsWith(each.endsWith(':') ? each : `${each}/`));

const files = Object.values(LAYERS).flatMap((layer) => filesOf(layer.folder));
const imports = files.flatMap(importsOf);

/** Imports left after removing files that import nothing or that nothing imports, again and again. */
function circularImports(all: Import[]): Import[] {
  const from = new Set(all.map((each) => each.from));
  const to = new Set(all.map(target));
  const left = all.filter((each) => from.has(target(each) ?? '') && to.has(each.from));
  return left.length === all.length ? left : circularImports(left);
}

describe('the walk', () => {
  it.each(Object.keys(LAYERS))('finds files and imports of %s', (layer) => {
    const found = filesOf(LAYERS[layer]?.folder ?? '');
    expect(found).not.toEqual([]);
    expect(found.flatMap(importsOf)).not.toEqual([]);
  });

  it('reads every form of import', () => {
    const routes = importsOf('src/routes.tsx').map(({ to }) => to);
    expect(routes).toContain('react-router-dom');
    expect(routes).toContain('#site/home/home-page.tsx');
    expect(importsOf('src/main.tsx').map(({ to }) => to)).toContain('./ui/styles/styles.css');
  });
});

describe.each(Object.entries(LAYERS))('%s', (layer, allowed) => {
  const own = filesOf(allowed.folder).flatMap(importsOf);

  it('imports only the layers below it', () => {
    const foreign = own.filter((each) => {
      const file = target(each);
      if (!file || file === 'firebase.json') return false;
      return ![layer, ...allowed.layers].includes(layerOf(file) ?? '');
    });
    expect(foreign.map(show)).toEqual([]);
  });

  it('imports only its packages', () => {
    const foreign = own.filter(
      (each) => !target(each) && !packageAllowed(each.to, allowed.packages),
    );
    expect(foreign.map(show)).toEqual([]);
  });
});

describe('across layers', () => {
  it.each(SOLE_IMPORTERS)('only %s imports %s', (file, name) => {
    const importers = imports
      .filter(({ from, to }) => from.startsWith('src/') && name.test(to))
      .map(({ from }) => from);
    expect([...new Set(importers)]).toEqual([file]);
  });

  it('imports other layers by their # names, and its own files by relative paths', () => {
    const wrong = imports.filter((each) => {
      const file = target(each);
      const layer = layerOf(each.from);
      if (!file?.startsWith('src/') || layer === 'app') return false;
      return each.to.startsWith('#') === (layerOf(file) === layer);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('P-LAYOUT-13 states the clinic’s phone and address in one place', () => {
    const facts = /555-?0142|9350 S/;
    const stating = files.filter((file) => facts.test(readFileSync(file, 'utf8')));
    expect(stating).toEqual(['scripts/seed/sample-clinic.ts']);
  });

  it('knows the sample clinic nowhere but in the demo data, its own tools and the launch check, which refuses it', () => {
    const taking = imports.filter(({ to }) => to.includes('sample-clinic'));
    const folders = taking.map(({ from }) => from.replace(/^(scripts\/\w+).*/, '$1'));
    expect([...new Set(folders)].sort()).toEqual([
      'scripts/bench',
      'scripts/launch',
      'scripts/seed',
    ]);
  });

  it('measures headings in em, because the width of a ch changes when the font loads', () => {
    const heading = /\b(text-h[1-4]|font-display)\b.*\dch\]|\dch\].*\b(text-h[1-4]|font-display)\b/;
    const inCh = files.filter(
      (file) =>
        file.startsWith('src/site/') &&
        readFileSync(file, 'utf8')
          .split('\n')
          .some((line) => heading.test(line)),
    );
    expect(inCh).toEqual([]);
  });

  it('has no circular imports, types and lazy pages included', () => {
    expect(circularImports(imports).map(show)).toEqual([]);
  });

  // A folder is a room with a door: what it needs must not need it. The files loose in a folder count as that folder.
  it.each(FOLDERS_WITHOUT_CIRCLES)(
    'has no circle of folders in %s, types and lazy imports included',
    (root) => {
      const targets = imports.flatMap(({ from, to }) => {
        const file = target({ from, to });
        return file ? [{ from, to: file }] : [];
      });
      expect(folderCircles(root, targets)).toEqual([]);
    },
  );

  it('has no two exports of one name that mean different things', () => {
    // src and netlify are read together, scripts on their own. Words are read by the name of their module.
    const shared = [/^(src\/(?!words)|netlify\/)/, /^scripts\//].flatMap((inside) =>
      [...exportersOf(files.filter((file) => inside.test(file)))].filter(
        ([, exporters]) => exporters.length > 1,
      ),
    );
    const misleading = shared.filter(([name]) => !(name in SHARED_NAMES));
    expect(misleading.map(([name, exporters]) => `${name}: ${exporters.join(', ')}`)).toEqual([]);
    const names = shared.map(([name]) => name);
    expect(Object.keys(SHARED_NAMES).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has no barrels, no utils, and only names in kebab-case', () => {
    expect(
      files.filter((file) => /^(index|utils?|misc|helpers?|types)\./.test(basename(file))),
    ).toEqual([]);
    expect(files.filter((file) => !/^[a-z0-9-]+(\.d)?\.tsx?$/.test(basename(file)))).toEqual([]);
    expect(files.filter((file) => /^export \*/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the back office', () => {
  const inside = imports.flatMap(({ from, to }) => {
    const file = target({ from, to }) ?? '';
    return [from, file].every((each) => each.startsWith('src/admin/')) ? [{ from, to: file }] : [];
  });
  const floors = ['shared', 'features', 'shell'];
  const floorOf = (file: string) => floors.indexOf(file.split('/')[2] ?? '');
  const featureOf = (file: string) => /^src\/admin\/features\/([\w-]+)/.exec(file)?.[1];

  it('has three floors, and none imports one above it', () => {
    expect(readdirSync('src/admin').sort()).toEqual([...floors].sort());
    const climbing = inside.filter(({ from, to }) => floorOf(from) < floorOf(to));
    expect(climbing.map(show)).toEqual([]);
  });

  it('has features that know no other feature, but for these', () => {
    const arrows = inside.flatMap(({ from, to }) => {
      const [feature, other] = [featureOf(from), featureOf(to)];
      return feature && other && feature !== other ? `${feature} imports ${other}` : [];
    });
    expect([...new Set(arrows)].sort()).toEqual([
      'overview imports leads',
      'settings imports trail',
    ]);
  });

  it('writes its addresses once, in shared/paths/paths.ts', () => {
    // The service worker's file and scope are no pages.
    const exempt = ['src/admin/shared/paths/paths.ts', 'src/admin/shared/notices/push.ts'];
    const writing = filesOf('src/admin').filter((file) =>
      /['"`]\/admin\b/.test(readFileSync(file, 'utf8')),
    );
    expect(writing.filter((file) => !exempt.includes(file))).toEqual([]);
  });
});

describe('page tests', () => {
  it('use the fake clinic, not mocks of the data layer (tests/fake-clinic/README.md)', () => {
    const tests = ['admin', 'site', 'start', 'ui'].flatMap((folder) => filesOf(`tests/${folder}`));
    const found = tests.filter((file) =>
      /vi\.(do)?mock\(\s*'#data/i.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('have a fake of every module of the data layer that asks Firebase', () => {
    const asking = filesOf('src/data')
      .filter((file) => !file.startsWith('src/data/firebase/'))
      .filter((file) => importsOf(file).some(({ to }) => /firebase/.test(to)))
      .map((file) => file.replace('src/', '#'));
    const fakes = readFileSync('tests/fake-clinic/fakes.ts', 'utf8');
    // Parts of other modules of the data layer.
    const inner = [
      '#data/account/auth-errors.ts',
      '#data/account/challenge.ts',
      '#data/account/factor-from.ts',
      '#data/booking/visit-locks.ts',
      '#data/persons/join-person.ts',
      '#data/persons/persons.ts',
      '#data/persons/settle-person.ts',
      '#data/pictures/gallery-change.ts',
      '#data/pictures/media-collection.ts',
      '#data/read-fields.ts',
      '#data/trail/log-change.ts',
      '#data/trail/save-record.ts',
      '#data/trail/save-setting.ts',
      '#data/visits/note-openings.ts',
    ];
    expect(asking.filter((name) => !fakes.includes(`'${name}'`)).sort()).toEqual(inner);
  });
});
