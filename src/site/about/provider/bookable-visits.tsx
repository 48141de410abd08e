import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { typeLabels, typeMinutes } from '#domain/clinic/visit-types.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The form of the request, which then asks for this person. */
export const requestPath = (name: string) => `/contact?with=${encodeURIComponent(name)}`;

export function BookableVisits({ member: { name, visitTypes } }: { member: StaffMember }) {
  return (
    <section aria-labelledby="visits-title">
      <h2 id="visits-title" className="text-h2">
        Visits with {name}
      </h2>
      <ul className="mt-5 border-t border-line">
        {visitTypes.map((type) => (
          <li
            key={type}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-4"
          >
            <span className="font-display text-h4 font-bold">{typeLabels[type]}</span>
            <span className="num text-text-2">{typeMinutes[type]} minutes</span>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink to={requestPath(name)}>Request an appointment</ButtonLink>
      </p>
    </section>
  );
}
