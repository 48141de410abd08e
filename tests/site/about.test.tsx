import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultStaff, type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';

const dana: StaffMember = {
  ...staffMemberFrom('dana', {}),
  name: 'Dana Reyes',
  title: 'Chiropractic physician',
  bio: 'Examines necks and backs.\nSpeaks Spanish.',
  photoUrl: 'https://files.example/dana.webp',
  order: 0,
  credentials: ['D.C. degree', 'Utah license'],
  specialties: ['Whiplash'],
};
const bare: StaffMember = {
  ...dana,
  id: 'bare',
  name: 'Sam Lee',
  bio: '',
  photoUrl: '',
  order: 1,
  credentials: [],
  specialties: [],
};

beforeEach(() => {
  backend.staff = [dana, bare];
});

const region = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const cards = async () => {
  const section = await region(/^Who you’ll meet/);
  await section.findAllByRole('heading', { level: 3 });
  const [list] = section.getAllByRole('list');
  return [...(list?.children ?? [])].map((card) => within(card as HTMLElement));
};
const names = async () =>
  (await cards()).map((card) => card.getByRole('heading', { level: 3 }).textContent);

it('P-ABOUT-01 introduces the clinic', async () => {
  openRoute('/about');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A clinic for the weeks after a crash' }),
  ).toBeVisible();
  expect(screen.getByText(/chiropractic clinic in Sandy/)).toHaveTextContent(
    /whiplash, back pain and headaches after car accidents/,
  );
});

it('P-ABOUT-02 gives four reasons to choose it', async () => {
  openRoute('/about');
  const why = await region(/^Why patients choose us/);
  expect(why.getAllByRole('listitem')).toHaveLength(4);
  expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

describe('staff', () => {
  it('P-ABOUT-03 P-ABOUT-04 are introduced one by one', async () => {
    openRoute('/about');
    const [card] = await cards();
    expect(card?.getByText('Dana Reyes')).toBeVisible();
    expect(card?.getByText('Chiropractic physician')).toBeVisible();
    expect(card?.getByText(/Speaks Spanish/)).toHaveClass('whitespace-pre-line');
    expect(card?.getByRole('img', { name: 'Portrait of Dana Reyes' })).toHaveAttribute(
      'src',
      'https://files.example/dana.webp',
    );
    const chips = (name: string) =>
      within(card?.getByRole('list', { name }) as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(chips('Credentials')).toEqual(['D.C. degree', 'Utah license']);
    expect(chips('Specialties')).toEqual(['Whiplash']);
  });

  it('lead to their own page, if they have one', async () => {
    backend.staff = [{ ...dana, slug: 'dana-reyes' }, bare];
    openRoute('/about');
    const [card, other] = await cards();
    expect(card?.getByRole('link', { name: 'More about Dana Reyes' })).toLeadTo(
      '/about/dana-reyes',
    );
    expect(other?.queryByRole('link')).not.toBeInTheDocument();
  });

  it('show no lists and a drawn figure when those fields are empty', async () => {
    openRoute('/about');
    const [, card] = await cards();
    expect(card?.getByText('Sam Lee')).toBeVisible();
    expect(card?.queryByRole('list')).not.toBeInTheDocument();
    expect(card?.getByRole('img')).toHaveAttribute('src', '/img/avatar-blank.svg');
    expect(card?.getByText('Photo to come')).toBeVisible();
  });

  it('P-ERR-12 show a drawn figure when the photo fails to load', async () => {
    openRoute('/about');
    const [card] = await cards();
    fireEvent.error(card?.getByRole('img') as Element);
    expect(card?.getByRole('img', { name: 'Portrait of Dana Reyes' })).toHaveAttribute(
      'src',
      '/img/avatar-blank.svg',
    );
  });

  it('P-ABOUT-05 keep the stored order', async () => {
    backend.staff = [dana, { ...bare, order: -1 }];
    openRoute('/about');
    expect(await names()).toEqual(['Sam Lee', 'Dana Reyes']);
  });

  it('P-ABOUT-06 are one built-in entry when the list is empty', async () => {
    backend.staff = [];
    openRoute('/about');
    expect(await names()).toEqual([defaultStaff.name]);
  });

  it('P-ERR-05 are one built-in entry when they cannot be read', async () => {
    backend.fail('listStaff');
    openRoute('/about');
    expect(await names()).toEqual([defaultStaff.name]);
    expect(heard).toHaveBeenCalledWith('Failed to load staff information', expect.any(Error));
  });

  it('made up for a demo are marked as samples, once', async () => {
    backend.staff = [dana, { ...bare, isSample: true }, { ...dana, id: 'eli', isSample: true }];
    openRoute('/about');
    await cards();
    expect(screen.getAllByText('Sample profiles')).toHaveLength(1);
    expect(await axe()).toEqual([]);
  });

  it('who are real carry no mark', async () => {
    openRoute('/about');
    await cards();
    expect(screen.queryByText('Sample profiles')).not.toBeInTheDocument();
  });

  it('do not delay the page while they are read', async () => {
    backend.hold('listStaff');
    openRoute('/about');
    await waitFor(() => expect(backend.calls('listStaff')).toHaveLength(1));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    const section = await region(/^Who you’ll meet/);
    expect(section.queryByRole('list')).not.toBeInTheDocument();
  });
});

it('P-ABOUT-07 offers a call', async () => {
  await openPage('/about');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Call (801) 555-0142' })).toLeadTo('tel:+18015550142');
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('P-ABOUT-08 scrolls to the footer with a button; reduced motion: %s', async (calm, behavior) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...new EventTarget(),
    media,
    matches: calm && media === '(prefers-reduced-motion: reduce)',
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
    addListener: () => {},
    removeListener: () => {},
  }));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  openRoute('/about');
  await press('Hours and address');
  const footer = screen.getByRole('contentinfo');
  expect(scroll.mock.contexts).toEqual([footer]);
  expect(scroll).toHaveBeenCalledWith({ behavior });
  expect(footer).toHaveFocus();
});
