/** A legal hold protects the record. */
export class OnHold extends Error {
  override name = 'OnHold';
}

/** The visit is still to take place. */
export class HasVisitAhead extends Error {
  override name = 'HasVisitAhead';
}

/** Its retention period isn't over: something has happened with the request since, or a longer period is set. */
export class NotDue extends Error {
  override name = 'NotDue';
}
