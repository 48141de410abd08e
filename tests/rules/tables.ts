import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { DocumentData } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { type Collection, type Operation, rolesFor } from '#domain/account/access.ts';
import { as, type Client, nothingChanged, type Role, roles } from './environment.ts';

export const everyone: readonly Role[] = roles;
export const none: readonly Role[] = [];
/** The cell of the table of access. tests/access.test.ts looks for every cell. */
export const mayOf: (operation: Operation, collection: Collection) => readonly Role[] = rolesFor;

type AccessRow = [
  what: string,
  allowed: readonly Role[],
  act: (client: Client) => Promise<unknown>,
];

/** For each row one test of each allowed role, and one of all others together: what is denied changes nothing. */
export function whoMay(rows: AccessRow[]): void {
  for (const [what, allowed, act] of rows) {
    for (const role of allowed) it(`${what}: ${role} may`, () => assertSucceeds(act(as(role))));
    const others = roles.filter((role) => !allowed.includes(role));
    if (others.length > 0) it(`${what}: nobody else may`, () => areDenied(others, act));
  }
}

async function areDenied(denied: readonly Role[], act: AccessRow[2]): Promise<void> {
  const ask = async (role: Role) =>
    assertFails(act(as(role))).then(
      () => '',
      (error: Error) => error.message,
    );
  const answers = await Promise.all(denied.map(ask));
  // Neither allowed nor denied says nothing about the rules: asked again, alone.
  for (const [index, role] of denied.entries()) {
    if (answers[index]?.includes('unexpected error')) answers[index] = await ask(role);
  }
  const wrong = denied.map((role, index) => [role, answers[index]]).filter(([, answer]) => answer);
  expect(wrong, 'not denied').toEqual([]);
  nothingChanged();
}

/** A change to a valid document. undefined removes the field. */
export type Change = Record<string, unknown>;

/** No valid document: the write takes only the change, and has the rest itself. */
export const changeAlone: Change = {};

type Write = (data: DocumentData) => Promise<unknown>;

/** The admin can write the valid document with each of these changes. */
export function accepts(write: Write, valid: DocumentData, changes: Record<string, Change>): void {
  for (const [what, change] of Object.entries(changes)) {
    it(`accepts ${what}`, () => assertSucceeds(write(changed(valid, change))));
  }
}

/** The admin cannot write the valid document with any of these changes. `write` makes one commit. */
export function refuses(write: Write, valid: DocumentData, changes: Record<string, Change>): void {
  for (const [what, change] of Object.entries(changes)) {
    it(`refuses ${what}`, async () => {
      await assertFails(write(changed(valid, change)));
      nothingChanged();
    });
  }
}

function changed(valid: DocumentData, change: Change): DocumentData {
  const entries = Object.entries({ ...valid, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export function eachMissing(fields: string[]): Record<string, Change> {
  return Object.fromEntries(fields.map((field) => [`no ${field}`, { [field]: undefined }]));
}

/** What may be stored of the second factor, and whether who has none gets in. */
export const factorStates: [what: string, documents: Record<string, object>, isOpen: boolean][] = [
  ['no', {}, true],
  ['yes', { 'settings/security': { factorRequired: true } }, false],
  ['off again', { 'settings/security': { factorRequired: false } }, true],
  ['a value of another type', { 'settings/security': { factorRequired: 'no' } }, false],
  ['a document without the field', { 'settings/security': {} }, true],
];
