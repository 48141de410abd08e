import * as english from '../en/paths.ts';
import * as spanish from './paths.ts';

export const otherName = 'English';
export const otherLang = 'en';

const namesOf = new Map(Object.entries<string>(spanish).map(([name, path]) => [path, name]));
const pathsOf = new Map(Object.entries<string>(english));

export const otherAddress = (path: string) => pathsOf.get(namesOf.get(path) ?? '') ?? english.home;

export const englishLang: 'en' | undefined = 'en';
