import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { typeLabels, typeMinutes } from '#domain/clinic/visit-types.ts';
import { ButtonLink } from '#ui/button.tsx';

export function BookableVisits({ member: { name, visitTypes } }: { member: StaffMember }) {
  return (
    <section aria-labelledby="visits-title">
      <h2 id="visits-title" className="text-h2">
        Visits you can book
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
      <p className="mt-5 max-w-[52ch] text-text-2">
        Send a request, and tell us you’d like to see {name} when we get back to you.
      </p>
      <p className="mt-6">
        <ButtonLink to="/contact">Request an appointment</ButtonLink>
      </p>
    </section>
  );
}
