import { deleteStaffMember, saveStaffMember } from '#data/staff-admin.ts';
import { parseStaffMember, type StaffFields } from '#domain/clinic/staff-fields.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { hoursText } from '#domain/settings/opening-fields.ts';
import { conflictOf } from '../../../shared/forms/edit-conflict.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { save } from '../../../shared/save/save.ts';
import { saveAction } from '../../../shared/save/save-action.ts';

export const action = saveAction({
  save(post) {
    const { form, id, by } = post;
    const base = post.base as StaffFields | null;
    return save(post, {
      parse: () => parseStaffMember(Object.fromEntries(form)),
      write: (member) => saveStaffMember(id, member, base, by),
      failed: 'Failed to save staff member',
      refusals: {
        taken: ({ name }: StaffMember) => ({
          field: 'slug',
          message: `The page address belongs to ${name}. Choose another one.`,
        }),
      },
      conflict: conflictWith,
      publishes: true,
      done: `Staff member ${base ? 'updated' : 'added'} successfully!`,
    });
  },
  delete: (post) =>
    save(post, {
      write: () => deleteStaffMember(post.id, post.by),
      failed: 'Failed to delete staff member',
      publishes: true,
      done: 'Staff member deleted successfully!',
    }),
});

function conflictWith(theirs: StaffMember, mine: StaffFields) {
  return conflictOf(theirs, mine, {
    name: ['Name', ({ name }) => name],
    title: ['Title', ({ title }) => title],
    titleEs: ['Spanish title', ({ titleEs }) => titleEs],
    photoUrl: ['Photo', ({ photoUrl }) => (photoUrl ? 'another photo' : 'no photo')],
    bio: ['Bio', ({ bio }) => bio],
    bioEs: ['Spanish bio', ({ bioEs }) => bioEs],
    credentials: ['Credentials', ({ credentials }) => credentials.join(', ')],
    specialties: ['Specialties', ({ specialties }) => specialties.join(', ')],
    order: ['Order', ({ order }) => String(order)],
    slug: ['Page address', ({ slug }) => slug],
    licenseNumber: ['License number', ({ licenseNumber }) => licenseNumber],
    languages: ['Languages', ({ languages }) => languages.join(', ')],
    firstVisit: ['First visit', ({ firstVisit }) => firstVisit],
    takesAppointments: [
      'Can be booked',
      ({ takesAppointments }) => (takesAppointments ? 'yes' : 'no'),
    ],
    visitTypes: [
      'Types of visits',
      ({ visitTypes }) => (visitTypes ? plural(visitTypes.length, 'type') : 'every type'),
    ],
    hours: ['Hours', ({ hours }) => (hours ? hoursText(hours) : 'the clinic’s hours')],
    daysOff: ['Days off', ({ daysOff }) => daysOff.join(', ').replaceAll('/', ' to ')],
  });
}
