import { NavLink } from 'react-router-dom';
import { cityLine, clinic } from '#domain/clinic.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dashes } from '#ui/dashes.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import { navEntries } from './nav.ts';

/** The panel under the header. */
export function MobileMenu({ open }: { open: boolean }) {
  return (
    <div
      id="mobile-menu"
      data-placement="menu"
      hidden={!open}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-b border-line bg-white shadow-3 nav:hidden"
    >
      <nav aria-label="Mobile" className="wrap py-3">
        <ul className="divide-y divide-line">
          {navEntries.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className="group flex min-h-13 items-center justify-between gap-4 py-2.5 font-display text-[1.25rem] font-semibold aria-[current=page]:text-primary"
              >
                {label}
                <Dashes className="opacity-0 group-aria-[current=page]:opacity-100" />
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="grid gap-3 pt-4 pb-4">
          <ButtonLink to="/contact">Request Appointment</ButtonLink>
          <CallButton variant="outline" />
        </div>
        <div className="pb-4 text-small text-text-2">
          <OpenLine className="font-semibold text-text" />
          <p className="mt-1">
            {clinic.address.street}, {cityLine}
          </p>
        </div>
      </nav>
    </div>
  );
}
