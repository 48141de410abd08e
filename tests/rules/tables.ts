import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { DocumentData } from 'firebase/firestore';
import { it } from 'vitest';
import { as, type Client, type Role, roles } from './environment.ts';

export const everyone: readonly Role[] = roles;
export const admins: readonly Role[] = ['admin'];
export const none: readonly Role[] = [];

/** What is done, who may do it, and how. */
type AccessRow = [
  what: string,
  allowed: readonly Role[],
  act: (client: Client) => Promise<unknown>,
];

/** One test for each row and role: those named may, all others are denied. */
export function whoMay(rows: AccessRow[]): void {
  for (const [what, allowed, act] of rows) {
    for (const role of roles) {
      if (allowed.includes(role)) it(`${what}: ${role} may`, () => assertSucceeds(act(as(role))));
      else it(`${what}: ${role} may not`, () => assertFails(act(as(role))));
    }
  }
}

/** A change to a valid document; undefined takes the field away. */
export type Change = Record<string, unknown>;

type Write = (data: DocumentData) => Promise<unknown>;

/** The admin's write of the valid document with each of these changes goes through. */
export function accepts(write: Write, valid: DocumentData, changes: Record<string, Change>): void {
  for (const [what, change] of Object.entries(changes)) {
    it(`accepts ${what}`, () => assertSucceeds(write(changed(valid, change))));
  }
}

/** The admin's write of the valid document with any of these changes is denied. */
export function refuses(write: Write, valid: DocumentData, changes: Record<string, Change>): void {
  for (const [what, change] of Object.entries(changes)) {
    it(`refuses ${what}`, () => assertFails(write(changed(valid, change))));
  }
}

function changed(valid: DocumentData, change: Change): DocumentData {
  const entries = Object.entries({ ...valid, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** One field missing at a time. */
export function eachMissing(fields: string[]): Record<string, Change> {
  return Object.fromEntries(fields.map((field) => [`no ${field}`, { [field]: undefined }]));
}
