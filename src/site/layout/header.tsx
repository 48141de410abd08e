import { Phone } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { clinic } from '#domain/clinic/clinic.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navEntries } from './nav.ts';

export function Header({ logo }: { logo: Promise<string | null> | null }) {
  return (
    <header
      data-placement="header"
      className="sticky top-0 z-40 border-b border-line bg-white print:hidden"
    >
      {/* On small phones, or with large text, icons make room for the name. */}
      <div className="wrap @container flex min-h-17 items-center justify-between gap-2 sm:gap-6 nav:h-20">
        <Brand logo={logo} />
        <nav aria-label="Main" className="hidden items-center gap-5 xl:gap-6 nav:flex">
          {navEntries.map(({ label, to }) => (
            <NavLink key={to} to={to} end={to === '/'} className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <ButtonLink
          href={clinic.phone.href}
          size="sm"
          className="hidden! min-h-11! px-4! nav:inline-flex!"
        >
          <Phone className="ico" aria-hidden="true" />
          <span className="num whitespace-nowrap">{clinic.phone.display}</span>
        </ButtonLink>
        <div className="flex items-center gap-2 nav:hidden">
          <ButtonLink
            href={clinic.phone.href}
            variant="ghost"
            size="icon"
            className="size-11! min-h-11! @max-[20rem]:hidden!"
            aria-label={`Call ${clinic.phone.display}`}
          >
            <Phone className="ico text-[1.125rem]" aria-hidden="true" />
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
