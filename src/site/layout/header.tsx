import { Phone } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { addressLine } from '#domain/clinic/address-lines.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navEntries } from './nav.ts';

/** The eight entries need a line of their own below 80rem. */
export function Header({ logo }: { logo: Promise<string | null> | null }) {
  const { name, address, phone } = useClinic();
  return (
    <header
      data-placement="header"
      className="sticky top-0 z-40 border-b border-line bg-white print:static print:mb-5"
    >
      <p className="hidden pb-2 print:block">
        <strong>{name}</strong>
        <br />
        {[addressLine(address), phone].filter(Boolean).join(' · ')}
      </p>
      {/* On small phones, or with large text, icons make room for the name. */}
      <div className="wrap @container flex print:hidden min-h-17 items-center gap-x-2 sm:gap-x-6 xl:gap-x-8 py-2 lg:max-xl:flex-wrap lg:max-xl:pb-0 xl:min-h-20">
        <Brand logo={logo} />
        <nav
          aria-label={words.mainNav}
          className="-mx-1 hidden shrink-0 lg:order-last lg:flex lg:w-full lg:gap-6 xl:order-none xl:mx-0 xl:w-auto xl:gap-3"
        >
          {navEntries.map(({ label, to }) => (
            <NavLink key={to} to={to} end={to === paths.home} className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto hidden shrink-0 items-center gap-5 lg:flex xl:gap-4">
          {/* One above the other where the entries share the line. */}
          <div className="flex flex-row-reverse items-center gap-5 xl:grid xl:justify-items-end xl:gap-0">
            <PhoneLink
              className="num py-2.5 font-bold whitespace-nowrap text-primary-text underline-offset-4 hover:underline xl:py-0.5 xl:text-small"
              otherwise={null}
            />
            <LanguageSwitch className="py-2.5 text-small underline-offset-4 hover:underline xl:py-0.5" />
          </div>
          <ButtonLink to={paths.contact} size="sm" className="min-h-11">
            {words.request}
          </ButtonLink>
        </div>
        <div className="ml-auto flex items-center gap-2 lg:hidden">
          {phone && (
            <ButtonLink
              href={phoneHref(phone)}
              variant="ghost"
              size="icon"
              className="size-11 min-h-11 @max-[20rem]:hidden"
              aria-label={words.callNumber(phone)}
            >
              <Phone className="ico text-[1.125rem]" />
            </ButtonLink>
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
