import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { browserFloor } from './browser-floor.ts';

/**
 * MDN's compatibility data, compared with the oldest supported browsers. A newer feature is one that such a browser
 * lacks, or has only behind a switch or under another name.
 */

// Vitest would turn an imported file of 20 MB into a module.
export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** A global has the owner ''. The data say which members of interfaces are static, not which of JavaScript's own. */
export type Feature = { owner: string; name: string; isStatic: boolean };

type Tree = Record<string, Identifier>;

/** MDN's names of browsers where browserslist has others. */
const namesInData: Record<string, string> = { ios_saf: 'safari_ios' };

const floor = Object.entries(browserFloor).map(
  ([browser, version]) => [namesInData[browser] ?? browser, version] as const,
);

function isUpTo(version: string, newest: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [newestMajor = 0, newestMinor = 0] = newest.split('.').map(Number);
  return major < newestMajor || (major === newestMajor && minor <= newestMinor);
}

function isIn(support: SupportStatement | undefined, version: string): boolean {
  return [support ?? []].flat().some((each) => {
    const { version_added: added, version_removed: removed } = each;
    if (each.flags || each.prefix || each.alternative_name || !added || added === 'preview') {
      return false;
    }
    return isUpTo(added, version) && !(removed && isUpTo(removed, version));
  });
}

/** False for what the data don't judge. */
function isNewer(feature: Identifier | undefined): boolean {
  return lackingIn(feature).length > 0;
}

/** As isNewer, but one Safari is enough: it has no touch on a desk, and no mouse on a phone. */
export function isNewerOnItsDevice(feature: Identifier | undefined): boolean {
  const browsers = lackingIn(feature);
  const others = browsers.filter((browser) => !browser.startsWith('safari'));
  return others.length > 0 || browsers.length === 2;
}

function lackingIn(feature: Identifier | undefined): string[] {
  const support: Record<string, SupportStatement> | undefined = feature?.__compat?.support;
  if (!support) return [];
  return floor.flatMap(([browser, version]) => (isIn(support[browser], version) ? [] : browser));
}

/** Without `__compat`, which is about the owner. */
function entriesOf(tree: Identifier): [string, Identifier][] {
  return Object.entries(tree as Tree).filter(([key]) => key !== '__compat');
}

const namespaces = ['Intl', 'Temporal', 'WebAssembly'];

/** Not details such as `options_parameter`, which the data list like members. */
const isMember = (name: string) => /^[a-zA-Z]\w*$/.test(name) && !/[a-z]_[a-z]/.test(name);

type Known = Feature & { isNewer: boolean };

function featuresIn(tree: Identifier, owner = ''): Known[] {
  return entriesOf(tree).flatMap(([key, node]) => {
    if (!node.__compat) return [];
    const name = key.replace(/_static$/, '');
    const hasMembers = owner === '' || namespaces.includes(owner);
    const members = hasMembers ? featuresIn(node, owner ? `${owner}.${name}` : name) : [];
    // A constructor is listed below its own name.
    if (!isMember(name) || owner.split('.').at(-1) === name) return members;
    // Members of window are globals.
    const feature = {
      owner: owner === 'Window' ? '' : owner,
      name,
      isStatic: name !== key,
      isNewer: isNewer(node),
    };
    return [feature, ...members];
  });
}

const builtIns = featuresIn(compatData.javascript.builtins as Identifier);
const features = [...builtIns, ...featuresIn(compatData.api)];

export const newerFeatures: Feature[] = features.filter((each) => each.isNewer);

/** Names of newer members of JavaScript's own objects. */
export const newerBuiltIns = new Set(
  builtIns.flatMap(({ owner, name, isNewer }) =>
    isNewer && !/^$|Symbol|Temporal|Iterator|Stack$/.test(owner) ? name : [],
  ),
);

const byName = new Map<string, Known[]>();
for (const feature of features) {
  byName.set(feature.name, [...(byName.get(feature.name) ?? []), feature]);
}

/** The owners that newer features of a name have, and those that older ones have. */
export function ownersOf(name: string): { newer: string[]; older: string[] } {
  const named = byName.get(name) ?? [];
  const owners = (areNewer: boolean) =>
    named.flatMap((each) => (each.isNewer === areNewer ? each.owner : []));
  return { newer: owners(true), older: owners(false) };
}

/** Names of newer events and HTML attributes that no older one shares. */
export const newerEvents = newerNames(
  entriesOf(compatData.api)
    .flatMap(([, owner]) => entriesOf(owner))
    .map(([key, node]) => [/^(\w+)_event$/.exec(key)?.[1], node]),
);
export const newerAttributes = newerNames(
  [
    compatData.html.global_attributes,
    ...entriesOf(compatData.html.elements ?? {}).map(([, node]) => node),
  ]
    .flatMap((node) => entriesOf(node ?? {}))
    .map(([key, node]) => [key.includes('_') ? undefined : key, node]),
);

function newerNames(named: [name: string | undefined, node: Identifier][]): Set<string> {
  const names = (areNewer: boolean) =>
    named.flatMap(([name, node]) =>
      name && node.__compat && isNewerOnItsDevice(node) === areNewer ? name : [],
    );
  const older = new Set(names(false));
  return new Set(names(true).filter((name) => !older.has(name)));
}
