import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { asOnRealProject, startWith } from './environment.ts';
import { deleteLogged, signed } from './logged.ts';

// A demo project takes a deletion that is announced and not done: its engine can't tell.

startWith({
  'staff/s1': { name: 'Dana Reyes' },
  'leads/l1': { type: 'contact' },
  'summaries/leads': { contact: { new: 1 } },
  'erasures/leads-l1': { collection: 'leads', recordId: 'l1', state: 'running' },
});

describe('a deletion on a real project', () => {
  it('is one commit with its entry', () =>
    assertSucceeds(deleteLogged(asOnRealProject(), 'staff/s1')));

  it('is not announced while the document stays', () =>
    assertFails(
      setDoc(doc(asOnRealProject().db, 'staff/s1/activity/first-deleted'), {
        ...{ kind: 'deletion', name: 'Dana Reyes' },
        ...signed(asOnRealProject()),
      }),
    ));

  it('of a person’s request is not marked while the request stays', () =>
    assertFails(
      updateDoc(doc(asOnRealProject().db, 'erasures/leads-l1'), { erasedAt: serverTimestamp() }),
    ));

  it('of a person’s request is one commit with its mark and the count', async () => {
    const { db } = asOnRealProject();
    const batch = writeBatch(db);
    batch.delete(doc(db, 'leads/l1'));
    batch.update(doc(db, 'erasures/leads-l1'), { erasedAt: serverTimestamp() });
    batch.update(doc(db, 'summaries/leads'), {
      ...{ 'contact.new': 0, moved: 'l1', updatedAt: serverTimestamp() },
    });
    await assertSucceeds(batch.commit());
  });
});
