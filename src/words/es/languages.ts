import * as english from '../en/paths.ts';
import * as spanish from './paths.ts';

export const otherName = 'English';
export const otherLang = 'en';

const namesOf = new Map(Object.entries<string>(spanish).map(([name, path]) => [path, name]));
const pathsOf = new Map(Object.entries<string>(english));

const englishOf = (path: string) => pathsOf.get(namesOf.get(path) ?? '') ?? english.home;

/** An article or a person of the staff has the same last part of the address in both languages. */
export const otherAddress = (path: string) => {
  const [, list, item] = /^(.+)\/(.+)$/.exec(path) ?? [];
  return list === spanish.about || list === spanish.blog
    ? `${englishOf(list)}/${item}`
    : englishOf(path);
};

const spanishPaths = new Map(Object.entries<string>(spanish));
const spanishOf = new Map(
  Object.entries<string>(english).map(([name, path]) => [path, spanishPaths.get(name) ?? path]),
);

export const ownAddress = (address: string) => {
  const [path = '', rest = ''] = address.split(/(?=[?#])(.*)/s);
  const [, list = '', item] = /^(.+)(\/.+)$/.exec(path) ?? [];
  const ofItem = item && list === english.about ? `${spanish.about}${item}` : path;
  return (spanishOf.get(path) ?? ofItem) + rest;
};

export const englishLang: 'en' | undefined = 'en';
