import { saveVisitTypes } from '#data/save-booking.ts';
import { type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { hasFields } from '#domain/same-fields.ts';
import {
  parseVisitTypes,
  typedTypes,
  typeWords,
  type VisitTypesTexts,
  visitTypesTexts,
} from '#domain/settings/visit-type-fields.ts';
import type { Conflict } from '../../../shared/forms/edit-conflict.tsx';
import { save } from '../../../shared/save/save.ts';
import { saveAction } from '../../../shared/save/save-action.ts';

export const action = saveAction({
  save(post) {
    const seen = typedTypes((post.base as VisitTypesTexts).types);
    return save(post, {
      parse: () => parseVisitTypes(Object.fromEntries(post.form)),
      write: (types) => saveVisitTypes(types, post.by, seen),
      failed: 'Failed to save the types of visits',
      conflict: (theirs: { types: string[] }, mine) => conflictWith(visitTypesFrom(theirs), mine),
      publishes: true,
      done: 'Visit types saved',
    });
  },
});

/** Their types that are new, or differ from mine; else they have another order. */
function conflictWith(
  theirs: readonly VisitType[],
  mine: readonly VisitType[],
): Conflict<VisitTypesTexts> {
  const others = theirs.filter((type) => !mine.some((each) => hasFields(each, type)));
  const order = theirs.map(({ name }) => name).join(', ');
  return {
    theirs: visitTypesTexts(theirs),
    differences:
      others.length > 0 ? others.map((type) => [type.name, typeWords(type)]) : [['Order', order]],
  };
}
