import type { Fakes } from './fakes.ts';

type Module = Fakes[keyof Fakes];
type KeyOf<Each> = Each extends Each ? keyof Each : never;
type Exported<Name, Each = Module> = Each extends Each
  ? Name extends keyof Each
    ? Each[Name]
    : never
  : never;

type Asks = (...args: never[]) => Promise<unknown> | AsyncGenerator<unknown>;

/** The functions of src/data that ask the database, by name. */
export type Functions = {
  [Name in KeyOf<Module> as Exported<Name> extends Asks ? Name : never]: Exported<Name> & Asks;
};

export type Name = keyof Functions & string;

/** Every function of src/data that has a fake. */
export type FunctionName = {
  [Each in KeyOf<Module>]: Exported<Each> extends (...args: never[]) => unknown ? Each : never;
}[KeyOf<Module>];
