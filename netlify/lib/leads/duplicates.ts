import { duplicateWindowMs } from '#domain/leads/lead.ts';
import { logFailure } from '../describe-error.ts';
import { timeBefore } from '../environment/clock.ts';
import {
  allOf,
  fieldIs,
  idOf,
  runQuery,
  type StoredDocument,
} from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';

/** Milliseconds. A link to an earlier request is optional, so it is not worth a long wait. */
const patience = 2000;

/** The search compares createdAt, so it finds no lead without one. */
type FoundLead = { createdAt: Date; spam?: boolean };

function leadsWith(field: 'email' | 'phone', value: string): Promise<StoredDocument[]> {
  const since = timeBefore(duplicateWindowMs);
  const query = {
    select: { fields: [{ fieldPath: 'createdAt' }, { fieldPath: 'spam' }] },
    from: [{ collectionId: 'leads' }],
    where: allOf(
      fieldIs(field, 'EQUAL', value),
      fieldIs('createdAt', 'GREATER_THAN_OR_EQUAL', since),
    ),
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 10,
  };
  return runQuery(query, patience);
}

/**
 * Id of the newest lead with the same e-mail or phone, without spam. A failed search is logged and counts as no
 * duplicate: it must not cost the clinic the request.
 */
export async function findDuplicate(contact: {
  email: string;
  phone: string;
}): Promise<string | null> {
  try {
    const leads = await Promise.all([
      contact.email ? leadsWith('email', contact.email) : [],
      contact.phone ? leadsWith('phone', contact.phone) : [],
    ]);
    const [newest] = leads
      .flat()
      .map(({ name, fields }) => ({ name, ...(fromFields(fields) as FoundLead) }))
      .filter(({ spam }) => !spam)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return newest ? idOf(newest.name) : null;
  } catch (error) {
    logFailure('duplicates not searched', error);
    return null;
  }
}
