import * as english from '../en/paths.ts';
import * as spanish from './paths.ts';

export const otherName = 'English';
export const otherLang = 'en';

const namesOf = new Map(Object.entries<string>(spanish).map(([name, path]) => [path, name]));
const pathsOf = new Map(Object.entries<string>(english));

/** A person of the staff has the same last part of the address in both languages. */
export const otherAddress = (path: string) =>
  path.startsWith(`${spanish.about}/`)
    ? path.replace(spanish.about, english.about)
    : (pathsOf.get(namesOf.get(path) ?? '') ?? english.home);

export const englishLang: 'en' | undefined = 'en';
