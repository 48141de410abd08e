/** A legal hold protects the record. */
export class OnHold extends Error {
  override name = 'OnHold';
}

/** The visit is still to take place. */
export class VisitAhead extends Error {
  override name = 'VisitAhead';
}
