import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shortDay } from '#domain/clinic/opening-hours.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { addDays, clinicDate } from '#domain/time/clinic-day.ts';
import { clinic, recentRating } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { reported } from '../reports.ts';

const aboutTitle = 'A clinic for the weeks after a crash';
const entries = [
  ['Home', '/'],
  ['About', '/about'],
  ['Clinic Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['Patient Info', '/patient-info'],
  ['Attorneys', '/attorneys'],
  ['PIP Guide', '/pip-guide'],
  ['Contact', '/contact'],
];

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const mainNav = () => screen.findByRole('navigation', { name: 'Main' });
const footer = () => screen.findByRole('contentinfo');

describe('navigation', () => {
  it('P-LAYOUT-02 has the eight entries', async () => {
    openRoute('/');
    expect(linksOf(await mainNav())).toEqual(entries);
  });

  it.each(entries)('marks %s as the current page on %s, and no other', async (label, path = '') => {
    openRoute(path);
    const current = within(await mainNav())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([label]);
  });

  it('P-ROUTE-05 moves the focus to the new page and announces its title', async () => {
    openRoute('/');
    await userEvent.click(within(await mainNav()).getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: aboutTitle });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(`About | ${clinic.name}`);
  });

  it('announces nothing and leaves the focus alone when a page is opened directly', async () => {
    await openPage('/terms');
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('offers to skip to the content', async () => {
    openRoute('/terms');
    expect(await screen.findByRole('link', { name: 'Skip to content' })).toLeadTo(
      `#${screen.getByRole('main').id}`,
    );
  });
});

it('P-LAYOUT-06 P-LAYOUT-13 the header offers a request, and the telephone number as a link', async () => {
  openRoute('/about');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: clinic.phone })).toLeadTo(phoneHref(clinic.phone));
  const [button] = header.getAllByRole('link', { name: 'Request Appointment' });
  expect(button).toLeadTo('/contact');
  expect(button).toHaveClass('btn-primary');
});

describe('mobile menu', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Mobile', hidden: true });
  const findToggle = async () => (await screen.findByText('Menu')).closest('summary') as Element;

  it('P-LAYOUT-03 is hidden until its toggle is used', async () => {
    openRoute('/terms');
    const toggle = await findToggle();
    expect(menu()).not.toBeVisible();
    await userEvent.click(toggle);
    expect(menu()).toBeVisible();
    await userEvent.click(toggle);
    expect(menu()).not.toBeVisible();
  });

  it('P-LAYOUT-04 has the same entries, opens the chosen page and closes', async () => {
    const router = openRoute('/terms');
    await userEvent.click(await findToggle());
    expect(linksOf(menu()).slice(0, 8)).toEqual(entries);
    await userEvent.click(within(menu()).getByRole('link', { name: 'Blog' }));
    await screen.findByRole('heading', { level: 1, name: 'Blog' });
    expect(router.state.location.pathname).toBe('/blog');
    expect(menu()).not.toBeVisible();
  });

  it('closes on Escape and returns the focus to its toggle', async () => {
    openRoute('/terms');
    const toggle = await findToggle();
    await userEvent.click(toggle);
    await waitFor(() => expect(menu()).toBeVisible());
    act(() => within(menu()).getByText<HTMLElement>('Home').focus());
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toBeVisible();
    expect(toggle).toHaveFocus();
  });

  it('closes when the focus or a tap goes elsewhere', async () => {
    openRoute('/terms');
    const toggle = await findToggle();
    await userEvent.click(toggle);
    act(() => within(screen.getByRole('main')).getAllByRole('link')[0]?.focus());
    await waitFor(() => expect(menu()).not.toBeVisible());
    await userEvent.click(toggle);
    expect(menu()).toBeVisible();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(menu()).not.toBeVisible();
  });

  it('closes on Escape even if it was opened before the app started', async () => {
    openRoute('/terms');
    const details = (await findToggle()).closest('details') as HTMLDetailsElement;
    details.open = true;
    await waitFor(() => expect(menu()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu()).not.toBeVisible());
  });
});

describe('footer', () => {
  it('P-LAYOUT-05 P-LAYOUT-06 P-LAYOUT-11 has address, phone and rating', async () => {
    backend.clinic = { ...clinic, rating: recentRating(new Date()) };
    openRoute('/');
    const inFooter = within(await footer());
    expect(inFooter.getByText(/9350 S Example St, Suite 100/)).toHaveTextContent('Sandy, UT 84070');
    for (const phone of inFooter.getAllByRole('link', { name: '(801) 555-0142' })) {
      expect(phone).toLeadTo('tel:+18015550142');
    }
    expect(inFooter.getByRole('link', { name: '5.0 on Google' })).toLeadTo(clinic.reviewUrl);
  });

  it.each(['/', '/contact'])(
    'P-LAYOUT-07 has the opening hours, days with the same ones together, on %s',
    async (path) => {
      openRoute(path);
      const inFooter = within(await footer());
      const spans = (days: string) => inFooter.getByText(days).nextSibling;
      expect(spans('Mon, Wed, Fri')).toHaveTextContent('9:00 AM – 12:00 PM2:00 PM – 6:00 PM');
      expect(spans('Tue, Thu')).toHaveTextContent(/^2:00 PM – 6:00 PM$/);
      expect(spans('Sat, Sun')).toHaveTextContent('Closed');
    },
  );

  it.each(['/', '/terms'])('says beside the hours when they do not hold, on %s', async (path) => {
    const day = addDays(clinicDate(new Date()), 3);
    backend.clinic = { ...clinic, closures: [closure(day, { reason: 'Moving house' })] };
    openRoute(path);
    const days = await within(await footer()).findByText(shortDay(day));
    expect(days.nextSibling).toHaveTextContent('ClosedMoving house');
  });

  it('P-LAYOUT-08 P-LAYOUT-09 has quick links and legal links', async () => {
    openRoute('/');
    const inFooter = within(await footer());
    const quick = ['Clinic', 'After an accident'].flatMap((name) =>
      linksOf(inFooter.getByRole('navigation', { name })),
    );
    expect(quick).toEqual(entries);
    expect(linksOf(inFooter.getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Disclaimer', '/disclaimer'],
      ['Admin Login', '/admin/login'],
    ]);
  });

  it.each(['/', '/contact', '/terms', '/no-such-page'])(
    'has what the law gives patients, on %s',
    async (path) => {
      openRoute(path);
      const rights = within(await footer()).getByRole('navigation', { name: 'Patient rights' });
      expect(linksOf(rights)).toEqual([
        ['Notice of Privacy Practices', '/notice-of-privacy-practices'],
        ['Good faith estimate', '/good-faith-estimate'],
        ['Accessibility', '/accessibility'],
        ['Language help', '/language-help'],
      ]);
    },
  );

  it('P-LAYOUT-10 lets the browser open Admin Login as a new document', async () => {
    const router = openRoute('/');
    const link = within(await footer()).getByRole('link', { name: 'Admin Login' });
    let leftToBrowser = false;
    const onClick = (event: Event) => {
      leftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
    await userEvent.click(link);
    expect(leftToBrowser).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('theme', () => {
  it('P-THEME-01 is light whatever is stored, and leaves the stored choice alone', async () => {
    localStorage.setItem('theme', 'dark');
    document.documentElement.dataset.theme = 'dark';
    await openPage('/terms');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBe('dark');
    localStorage.clear();
  });
});

describe('logo', () => {
  const logos = (image = 'img') =>
    screen
      .getAllByRole('link', { name: `${clinic.name}, home` })
      .map((link) => link.querySelector(image)?.getAttribute('src'));
  /** The placeholder of the read appears late. */
  const toStay = 'img:not(.appear-late)';
  const builtIn = ['/img/mark.svg', '/img/mark.svg'];

  it('P-SITE-01 is the uploaded one, no wider than a sharp screen needs', async () => {
    const sizes = [87, 88, 640].map((width) => ({
      url: `https://files.example/logo-${width}.webp`,
      width,
      height: width,
    }));
    const url = 'https://files.example/logo.png';
    backend.sitePictures.logo = { url, sizes, placeholder: '' };
    await openPage('/terms');
    const uploaded = 'https://files.example/logo-88.webp';
    await waitFor(() => expect(logos()).toEqual([uploaded, uploaded]));
    const [, inFooter] = document.querySelectorAll(`img[src="${uploaded}"]`);
    expect(inFooter, 'a dark logo on the dark footer').toHaveClass('bg-white');
  });

  it('P-SITE-03 is the built-in one without an upload', async () => {
    await openPage('/terms');
    await waitFor(() => expect(logos(toStay)).toEqual(builtIn));
  });

  it('P-ERR-06 is the built-in one when it cannot be read', async () => {
    backend.fail('getSiteMedia');
    await openPage('/terms');
    await reported('Failed to load logo');
    await waitFor(() => expect(logos(toStay)).toEqual(builtIn));
  });

  it('does not delay the page while it is read', async () => {
    backend.hold('getSiteMedia');
    openRoute('/terms');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(logos()).toEqual(builtIn);
  });
});

describe('every page', () => {
  it.each(['/', '/about'])(
    'P-ROUTE-07 presents a chiropractic clinic in Sandy for injuries of car accidents: %s',
    async (path) => {
      await openPage(path);
      const description = document.head.querySelector('meta[name="description"]');
      const words = `${screen.getByRole('main').textContent} ${description?.getAttribute('content')}`;
      expect(words).toMatch(/chiropractic c/i);
      expect(words).toContain('Sandy');
      expect(words).toContain('Salt Lake');
      expect(words).toMatch(/whiplash, back pain and headaches after (a )?(auto|car) accident/);
    },
  );

  it('is a 404 page at an unknown address, with noindex and links to Home and Contact', async () => {
    openRoute('/chiropractors-near-me');
    const heading = await screen.findByRole('heading', { level: 1, name: '404 - Page Not Found' });
    expect(heading).toBeVisible();
    expect(linksOf(screen.getByRole('main'))).toEqual([
      ['Home', '/'],
      ['Contact', '/contact'],
    ]);
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });
});
