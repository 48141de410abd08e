const modules = import.meta.glob<object>('../src/words/e[ns]/*.ts', { eager: true });

const areasOf = (language: 'en' | 'es') =>
  Object.fromEntries(
    Object.entries(modules)
      .filter(([file]) => file.includes(`/${language}/`))
      .map(([file, words]) => [file.replace(/^.*\/|\.ts$/g, ''), { ...words }]),
  );

/** All words of the website, by the name of their file. */
export const words = { en: areasOf('en'), es: areasOf('es') };

/** A text for a text, a function for a function of the same values. */
type Words<Other> = Other extends string
  ? string
  : Other extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : Other extends object
      ? { [Name in keyof Other]: Words<Other[Name]> }
      : Other;

/** Doesn't compile where a module lacks a text that the one of the other language has. */
export type Fits<Module extends Words<Other>, Other> = Module;
