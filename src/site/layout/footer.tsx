import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cityLine } from '#domain/clinic/address-lines.ts';
import { hasHours } from '#domain/clinic/opening-hours.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { GroupedHours } from '../clinic/grouped-hours.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { Brand } from './brand.tsx';
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
          <LanguageSwitch className="-my-1 inline-block py-1 underline underline-offset-4 hover:text-white" />
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
            <Star className="ico fill-current text-marigold-500" />
            <span className="num">{words.onGoogle(rating.value.toFixed(1))}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function ClosingPanel() {
  const clinic = useClinic();
  return (
    <Panel
      tone="act"
      data-placement="closing_panel"
      className="relative overflow-hidden"
      aria-labelledby="closing-title"
    >
      <div className="wrap grid items-start gap-5 pt-9 pb-3 sm:gap-12 sm:pt-[clamp(4rem,2.6rem+5.2vw,7rem)] sm:pb-14 md:grid-cols-[1.15fr_.85fr] lg:gap-20">
        <div>
          <h2 id="closing-title" className="text-h2 sm:max-w-[9.35em] sm:text-h1">
            {words.closingTitle}
          </h2>
          <p className="mt-3 max-w-[46ch] max-sm:hidden sm:mt-5 sm:text-lead">
            {words.closingText(clinic.promiseHours)}
          </p>
          <p className="mt-5 sm:mt-9">
            <PhoneLink
              className="num font-display text-[clamp(2.25rem,1.6rem+3vw,4.25rem)] leading-none font-bold tracking-[-.01em] text-marigold-500 hover:text-marigold-400"
              otherwise={null}
            />
          </p>
          <OpenLine className="mt-3 font-semibold text-white sm:mt-4" />
          <p className="mt-5 sm:mt-8">
            <ButtonLink to={paths.contact} variant="glass">
              {words.request}
            </ButtonLink>
          </p>
        </div>
        {hasHours(clinic.hours) && (
          <div>
            <h3 className="mb-4 text-h3 max-sm:sr-only">{words.officeHours}</h3>
            <GroupedHours />
          </div>
        )}
      </div>
      <img
        src="/img/ridge.svg"
        alt=""
        width={1440}
        height={150}
        loading="lazy"
        className="h-10 w-full object-cover object-bottom sm:h-[84px] md:h-[150px]"
      />
    </Panel>
  );
}
