import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cityLine } from '#domain/clinic/address-lines.ts';
import { hasHours } from '#domain/clinic/opening-hours.ts';
import * as words from '#words/frame.ts';
import { GroupedHours } from '../clinic/grouped-hours.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { Brand } from './brand.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { legalEntries, navEntries, patientRights } from './nav.ts';

const footerLink =
  'inline-block py-1 max-md:text-small md:py-1.5 underline-offset-4 hover:text-white hover:underline';

/** The opening hours are in the closing panel; a page without it has them among the columns. */
export function Footer({
  logo,
  closing,
}: {
  logo: Promise<string | null> | null;
  closing: boolean;
}) {
  const clinic = useClinic();
  return (
    <footer
      id="footer"
      data-placement="footer"
      tabIndex={-1}
      className="on-dark bg-spruce-900 text-lake-100 print:hidden"
    >
      {closing && <ClosingPanel />}
      <div className="wrap grid gap-x-6 gap-y-3 pt-7 md:gap-y-10 md:pt-12 md:grid-cols-[.8fr_1fr_.9fr_1.2fr] lg:grid-cols-[1.7fr_.8fr_1fr_.9fr_1.2fr]">
        <div className="col-span-full grid gap-x-6 gap-y-6 md:grid-cols-2 md:gap-y-10 lg:col-span-1 lg:grid-cols-1">
          <FooterContact logo={logo} />
          {!closing && hasHours(clinic.hours) && (
            <div>
              <h2 className="mb-3.5 text-[1rem] text-white">{words.officeHours}</h2>
              <GroupedHours />
            </div>
          )}
        </div>
        <LinkColumn title={words.clinicLinks} entries={navEntries.slice(0, 4)} />
        <LinkColumn title={words.accidentLinks} entries={navEntries.slice(4)} />
        <LinkColumn title={words.legalLinks} entries={legalEntries}>
          <li>
            <button type="button" className={`${footerLink} text-left`} data-cookies="settings">
              {words.cookieSettings}
            </button>
          </li>
          <li>
            {/* The back office has a Content-Security-Policy of its own, so it is a page load. */}
            <Link className={footerLink} to="/admin/login" reloadDocument>
              {words.adminLogin}
            </Link>
          </li>
        </LinkColumn>
        <LinkColumn title={words.patientRights} entries={patientRights} />
      </div>
      <div className="wrap mt-4 pb-21 md:mt-12 md:pb-28 lg:pb-10">
        <p className="border-t border-white/15 pt-4 text-caption text-lake-200 md:pt-6 md:text-small">
          © {clinic.name}. {words.footNote}{' '}
          <LanguageSwitch className="inline-block py-1 underline underline-offset-4 hover:text-white" />
        </p>
      </div>
    </footer>
  );
}

type LinkColumnProps = {
  title: string;
  entries: readonly { label: string; to: string }[];
  children?: ReactNode;
};

function LinkColumn({ title, entries, children }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-[1rem] text-white max-md:sr-only">{title}</h2>
      <ul className="flex flex-wrap gap-x-6 md:mt-2 md:block">
        {entries.map(({ label, to }) => (
          <li key={to}>
            <Link className={footerLink} to={to}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function FooterContact({ logo }: { logo: Promise<string | null> | null }) {
  const { address, rating, reviewUrl } = useClinic();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 max-md:text-small md:block">
      <div className="w-full">
        <Brand logo={logo} tone="dark" />
      </div>
      <address className="mt-3 leading-relaxed not-italic md:mt-6">
        {address.street && (
          <>
            {address.street}
            <br />
            {cityLine(address)}
            <br />
          </>
        )}
        <PhoneLink
          className="num inline-block py-1 font-semibold text-white underline-offset-4 hover:underline"
          otherwise={null}
        />
      </address>
      {rating && reviewUrl && (
        <p className="md:mt-2">
          <a
            className="inline-flex items-center gap-2 py-1 text-lake-100 underline-offset-4 hover:text-white hover:underline"
            href={reviewUrl}
          >
            <Star className="ico fill-current text-marigold-500" aria-hidden="true" />
            <span className="num">{words.onGoogle(rating.value.toFixed(1))}</span>
          </a>
        </p>
      )}
    </div>
  );
}
