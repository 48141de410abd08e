import type { Identifier } from '@mdn/browser-compat-data/types';
import postcss, { type Declaration, type Rule } from 'postcss';
import { compatData, isNewerOnItsDevice } from '../scripts/browsers/newer-features.ts';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = compatData.css;

/** Functions and units of values, such as light-dark() and lh. */
const ofValues = new Map<string, Identifier[]>();
function collect(tree: Identifier): void {
  for (const [name, node] of Object.entries(tree) as [string, Identifier][]) {
    if (name === '__compat') continue;
    ofValues.set(name, [...(ofValues.get(name) ?? []), node]);
    collect(node);
  }
}
collect(types);

const isNewerValue = (name: string) => ofValues.get(name)?.every(isNewerOnItsDevice) ?? false;

/** Without what :is() and :where() hold, which may be unknown, and without escaped colons of class names. */
const bare = (selector: string) =>
  selector
    .replace(/\\./g, '')
    .replace(/:(?:is|where)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/g, '');

function isNewerSelector(selector: string): boolean {
  const names = [...bare(selector).matchAll(/:(?!:?-):?([a-z-]+)/g)].map(([, name = '']) => name);
  return names.some((name) => isNewerOnItsDevice(selectors[name]));
}

function ofRule({ selectors: all, parent }: Rule): string[] {
  const newer = all.filter(isNewerSelector);
  const isNested = parent?.type === 'rule' && isNewerOnItsDevice(selectors.nesting);
  return [
    // An unknown selector makes its whole list invalid.
    ...(newer.length < all.length ? newer.map((each) => `${each} in a list`) : newer),
    ...(isNested ? ['nesting'] : []),
  ];
}

function ofDeclaration({ prop, value, parent }: Declaration): string[] {
  const hasPrefixed = parent?.some((each) => 'prop' in each && each.prop === `-webkit-${prop}`);
  if (hasPrefixed) return [];
  // A prefixed or custom property has no entry, or is meant for one engine.
  const property = prop.startsWith('-') ? undefined : properties[prop];
  if (isNewerOnItsDevice(property)) return [prop];
  const plain = value.replace(/url\([^)]*\)|"[^"]*"/g, '');
  const words = plain.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [];
  const units = [...plain.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)].map(([, unit = '']) => unit);
  const calls = [...plain.matchAll(/(?<![\w-])([a-z-]+)\(/g)].map(([, name = '']) => name);
  return [
    ...words
      .filter((word) => isNewerOnItsDevice(property?.[word]))
      .map((word) => `${prop}: ${word}`),
    ...units.filter(isNewerValue).map((unit) => `unit ${unit}`),
    ...calls.filter(isNewerValue).map((name) => `${name}()`),
  ];
}

/** What a built style sheet uses that is newer than the oldest browsers; not what only one engine has, by its prefix. */
export function newerStylesIn(css: string): string[] {
  const found = new Set<string>();
  const add = (all: string[]) => {
    for (const each of all) found.add(each);
  };
  const root = postcss.parse(css);
  root.walkRules((rule) => add(ofRule(rule)));
  root.walkDecls((declaration) => add(ofDeclaration(declaration)));
  root.walkAtRules(({ name, params }) => {
    if (isNewerOnItsDevice(atRules[name])) add([`@${name}`]);
    if (name !== 'media') return;
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)\s*[:<>=)]/g)) {
      if (isNewerOnItsDevice(atRules.media?.[feature])) add([`@media ${feature}`]);
    }
  });
  return [...found];
}
