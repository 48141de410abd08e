import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { addressLine } from '#domain/clinic/address-lines.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dashes } from '#ui/dashes.tsx';
import * as words from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { runMenu } from '../frame/run-menu.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { navEntries } from './nav.ts';

/** The menu button and its panel below the header. Opens as HTML; frame/run-menu.ts closes it. */
export function MobileMenu() {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it
  useEffect(
    () => () => {
      if (menu.current) menu.current.open = false;
    },
    [key],
  );
  useEffect(runMenu, []);

  return (
    <details ref={menu} className="group/menu" data-menu="">
      <summary className="btn btn-outline btn-sm min-h-11 list-none">
        <Menu className="ico group-open/menu:hidden @max-[21.5rem]:hidden" />
        <X className="ico not-group-open/menu:hidden @max-[21.5rem]:hidden" />
        <span className="group-open/menu:hidden">{words.menu}</span>
        <span className="not-group-open/menu:hidden">{words.closeMenu}</span>
      </summary>
      <Panel />
    </details>
  );
}

function Panel() {
  const clinic = useClinic();
  return (
    <div
      data-placement="menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-b border-line bg-white shadow-3 lg:hidden"
    >
      <nav aria-label={words.mobileNav} className="wrap py-3">
        <ul className="divide-y divide-line">
          {navEntries.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.home}
                className="group flex min-h-13 items-center justify-between gap-4 py-2.5 font-display text-[1.25rem] font-semibold aria-[current=page]:text-primary"
              >
                {label}
                <Dashes className="opacity-0 group-aria-[current=page]:opacity-100" />
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="grid gap-3 pt-4 pb-4">
          <ButtonLink to={paths.contact}>{words.request}</ButtonLink>
          <CallButton variant="outline" />
        </div>
        <div className="pb-4 text-small text-text-2">
          <OpenLine className="font-semibold text-text" />
          <p className="mt-1">{addressLine(clinic.address)}</p>
          <LanguageSwitch className="link mt-2 inline-block py-2" />
        </div>
      </nav>
    </div>
  );
}
