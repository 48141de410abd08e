import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownError } from '#data/problems/shown-error.ts';
import { addSampleContent } from '#data/sample-content.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { postFrom } from '#domain/posts/post.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { axe } from '../axe.ts';
import { closure } from '../closure-fixtures.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { dropReports, heard } from '../reports.ts';
import { visit } from './visit-fixtures.ts';

/** A Wednesday of a year whose holidays are all ahead once. */
const now = new Date('2026-11-18T16:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

async function open(tab = '') {
  const router = openRoute(`/admin/settings${tab}`);
  await screen.findByRole('heading', { name: 'Preview' });
  return router;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const phone = () => field('Phone (optional)');
const preview = () => screen.getByRole('region', { name: 'Preview' });
const type = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });

describe('the settings', () => {
  it('are reached from every page, and say who changed them last', async () => {
    const at = new Date('2026-06-20T18:00:00Z');
    backend.trail = [
      {
        ...{ id: 'settings/clinic/activity/a1', kind: 'settings', fields: ['phone', 'mapUrl'], at },
        ...{
          by: { uid: 'dana', name: 'Dana Reyes' },
          place: { collection: 'settings', id: 'clinic' },
        },
      },
    ];
    openRoute('/admin/problems');
    await follow('Settings');
    expect(await screen.findByRole('list', { name: 'Changes of the settings' })).toHaveTextContent(
      'Jun 20, 12:00 PMDana Reyes changed the settings: phone, link to the map',
    );
    await press('Settings: Name and contact');
    expect(screen.getByRole('link', { name: 'Staff' })).toHaveAttribute(
      'href',
      '/admin/settings/staff',
    );
    expect(await axe()).toEqual([]);
  });

  it('say when they cannot be read', async () => {
    backend.fail('readFacts');
    openRoute('/admin/settings');
    expect(await screen.findByText('Failed to load the settings')).toBeVisible();
    expect(heard).toHaveBeenCalled();
  });

  it('are for owners and administrators', async () => {
    backend.session = { ...dana, role: 'front_desk', isAdmin: false };
    const router = openRoute('/admin/settings');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/admin/messages',
    );
  });

  it.each(['fonts', 'reviews/fonts'])('of a tab that does not exist say so: %s', async (tab) => {
    openRoute(`/admin/settings/${tab}`);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  });
});

describe('the clinic', () => {
  it.each(['ask us', '-5', '9.5'])('shows no price for %j, which is none', async (typed) => {
    await open('/visitors');
    type(field('Price of a first visit (optional)'), '95');
    expect(preview()).toHaveTextContent('a first visit is $95.');
    type(field('Price of a first visit (optional)'), typed);
    expect(preview()).not.toHaveTextContent('a first visit is');
  });

  it('shows visitors what is typed, before it is saved', async () => {
    const router = await open('/location');
    type(field('Street (optional)'), '1 New Street');
    expect(preview()).toHaveTextContent('1 New Street, Sandy, UT 84070');
    await press('Discard changes');
    await act(() => router.navigate('/admin/settings'));
    await screen.findByLabelText('Phone (optional)');
    type(phone(), '801.555.0177');
    expect(preview()).toHaveTextContent('(801) 555-0177');
    expect(backend.clinic.phone).toBe('(801) 555-0142');
  });

  it('stores what is typed, and asks for a build of the website', async () => {
    await open();
    type(phone(), ' 801 555 0177 ');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(backend.clinic.phone).toBe('(801) 555-0177');
    expect(backend.trail[0]).toMatchObject({ kind: 'settings', by: { uid: 'dana' } });
    expect(phone()).toHaveValue('(801) 555-0177');
    expect(backend.calls('readBuildHook')).not.toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('refuses what visitors could not use, in words, and keeps what is typed', async () => {
    await open();
    type(field('Name'), ' ');
    type(phone(), '555-01');
    await press('Save');
    expect(await screen.findByText('2 things need another look')).toBeVisible();
    expect(field('Name')).toHaveAccessibleDescription('Enter the name of the clinic');
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveValue('555-01');
    expect(backend.calls('saveFacts')).toEqual([]);
    expect(await axe()).toEqual([]);
    await follow('Enter the name of the clinic');
    expect(field('Name')).toHaveFocus();
  });

  it.each([
    ['location', 'ZIP code (optional)', '8407', /such as 84070$/],
    ['location', 'Latitude (optional)', '95', /^Enter latitude and longitude/],
    ['location', 'Link to the map (optional)', 'maps.example', /begins with https/],
    ['promises', 'Cancellation notice, in hours', '0.5', /Enter whole hours/],
    ['rating', 'Link to your reviews (optional)', 'google', /begins with https/],
  ])('refuses under %s, as %s: %s', async (tab, name, typed, message) => {
    openRoute(`/admin/settings/${tab}`);
    await screen.findByRole('button', { name: 'Save' });
    type(field(name), typed);
    await press('Save');
    expect(await screen.findByText('One thing needs another look')).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(backend.calls('saveFacts')).toEqual([]);
  });

  it('stores a part without touching the others', async () => {
    openRoute('/admin/settings/promises');
    const before = { ...backend.clinic };
    await screen.findByRole('button', { name: 'Save' });
    type(field('Response promise, in hours'), '12');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(backend.clinic).toEqual({ ...before, promiseHours: 12 });
    expect(await axe()).toEqual([]);
  });

  it('says until when visitors see the rating, and when they no longer do', async () => {
    backend.clinic = { ...backend.clinic, rating: { value: 4.9, ratedOn: '2026-01-10' } };
    await open('/rating');
    expect(preview()).toHaveTextContent(/4\.9 on GoogleHidden since Fri, Apr 10\. Look up/);
    const ratedOn = '2026-11-11';
    type(field('Checked on (optional)'), ratedOn);
    expect(preview()).toHaveTextContent(/4\.9 on GoogleShown until/);
    await press('Save');
    await waitFor(() => expect(backend.clinic.rating).toEqual({ value: 4.9, ratedOn }));
  });

  it('has a line for each insurer, language and profile', async () => {
    await open('/visitors');
    type(field('Insurance you take (optional)'), 'Bear River\n\nFarmers ');
    type(field('Languages you speak (optional)'), 'English\nSpanish');
    type(field('Profiles on other websites (optional)'), '@harbor');
    expect(preview()).toHaveTextContent('We speak English and Spanish.');
    expect(preview()).toHaveTextContent('Insurance we take: Bear River, Farmers');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a whole web address');
    expect(field('Profiles on other websites (optional)')).toHaveValue('@harbor');
    type(field('Profiles on other websites (optional)'), 'https://www.yelp.com/biz/harbor');
    expect(preview()).toHaveTextContent('Yelp');
    await press('Save');
    await waitFor(() =>
      expect(backend.clinic).toMatchObject({
        insurers: ['Bear River', 'Farmers'],
        languages: ['English', 'Spanish'],
        profiles: ['https://www.yelp.com/biz/harbor'],
      }),
    );
  });

  it('takes an address whole or not at all', async () => {
    await open('/location');
    for (const name of ['Street', 'City', 'ZIP code']) type(field(`${name} (optional)`), '');
    await press('Save');
    await waitFor(() => expect(backend.clinic.address.city).toBe(''));
    type(field('City (optional)'), 'Sandy');
    await press('Save');
    expect(await screen.findByText('2 things need another look')).toBeVisible();
  });

  it('that fails to save keeps what is typed; the next press stores it once', async () => {
    await open();
    type(phone(), '(801) 555-0177');
    backend.failOnce('saveFacts');
    await press('Save');
    expect(await screen.findByText(/^Failed to save the settings/)).toBeVisible();
    expect(phone()).toHaveValue('(801) 555-0177');
    expect(heard).toHaveBeenCalled();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('that was stored without an answer is said to be saved by the next press', async () => {
    await open();
    type(phone(), '(801) 555-0177');
    backend.loseAnswer('saveFacts');
    await press('Save');
    expect(await screen.findByText(/^Failed to save the settings/)).toBeVisible();
    expect(heard).toHaveBeenCalled();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('Undo', () => {
  async function saved() {
    await open();
    type(phone(), '(801) 555-0177');
    await press('Save');
    await screen.findByText('Saved');
  }

  it('puts back the facts of before, and asks for a build', async () => {
    await saved();
    backend.forgetCalls();
    const said = vi.spyOn(toast, 'success');
    await press('Undo');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(backend.clinic.phone).toBe('(801) 555-0142');
    await waitFor(() => expect(phone()).toHaveValue('(801) 555-0142'));
    expect(said.mock.calls.map(([words]) => words)).toEqual(['Undone']);
    expect(backend.calls('readBuildHook')).not.toEqual([]);
  });

  it('leaves what a colleague has changed since', async () => {
    await saved();
    backend.clinic = { ...backend.clinic, phone: '(801) 555-0188' };
    await press('Undo');
    expect(await screen.findByText(/^Failed to undo the change. A colleague/)).toBeVisible();
    expect(backend.clinic.phone).toBe('(801) 555-0188');
    expect(heard).toHaveBeenCalled();
  });
});

describe('a change of a colleague', () => {
  it('of the same tab is shown before it is replaced', async () => {
    await open();
    type(phone(), '(801) 555-0177');
    const theirs = { phone: '(801) 555-0188', email: 'new@example.com' };
    backend.clinic = { ...backend.clinic, ...theirs };
    await press('Save');
    const conflict = await screen.findByText(/^A colleague just changed this/);
    expect(conflict.closest('[role=alert]')).toHaveTextContent('Phone: (801) 555-0188');
    expect(phone()).toHaveValue('(801) 555-0177');
    expect(backend.clinic).toMatchObject(theirs);
    await press('Save');
    await waitFor(() => expect(backend.clinic.phone).toBe('(801) 555-0177'));
    expect(backend.clinic.email).toBe('new@example.com');
  });

  it('of another fact of the same tab stays', async () => {
    await open();
    type(phone(), '(801) 555-0177');
    backend.clinic = { ...backend.clinic, email: 'new@example.com' };
    await press('Save');
    await waitFor(() => expect(backend.clinic.phone).toBe('(801) 555-0177'));
    expect(backend.clinic.email).toBe('new@example.com');
    await waitFor(() => expect(field('Email (optional)')).toHaveValue('new@example.com'));
    await press('Undo');
    await waitFor(() => expect(backend.clinic.phone).toBe('(801) 555-0142'));
    expect(backend.clinic.email).toBe('new@example.com');
  });

  it('of the same fact is shown, though of another field', async () => {
    await open('/location');
    type(field('Street (optional)'), '20 Elm Street');
    const address = { ...backend.clinic.address, city: 'Draper' };
    backend.clinic = { ...backend.clinic, address };
    await press('Save');
    const conflict = await screen.findByText(/^A colleague just changed this/);
    expect(conflict.closest('[role=alert]')).toHaveTextContent('City: Draper');
    expect(backend.clinic.address).toEqual(address);
  });

  it('of another tab stays', async () => {
    await open();
    type(phone(), '(801) 555-0177');
    backend.clinic = { ...backend.clinic, closures: [holiday] };
    await press('Save');
    await waitFor(() => expect(backend.clinic.phone).toBe('(801) 555-0177'));
    expect(backend.clinic.closures).toEqual([holiday]);
  });
});

const holiday = closure('2030-12-25', { reason: 'Christmas' });

describe('what is missing in Spanish', () => {
  const missing = () => screen.findByRole('region', { name: 'Missing in Spanish' });

  it('is listed with a link to its field, until it is there', async () => {
    backend.clinic = {
      ...backend.clinic,
      tagline: 'Sandy, Utah',
      arrivalEs: '',
      // Of a morning and an afternoon.
      closures: [holiday, holiday],
    };
    backend.staff = [staffMemberFrom('s1', { name: 'Dr. Robin Sample', title: 'Therapist' })];
    await open();
    const links = within(await missing()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tagline', '/admin/settings#taglineEs'],
      ['Getting in', '/admin/settings/location#arrivalEs'],
      ['Reason of the closure on Dec 25, 2030', '/admin/settings/hours#closure-0-reasonEs'],
      ['Reason of the closure on Dec 25, 2030', '/admin/settings/hours#closure-1-reasonEs'],
      ['Title of Dr. Robin Sample', '/admin/settings/staff?member=s1#titleEs'],
    ]);
    expect(await axe()).toEqual([]);
    await follow('Tagline');
    await waitFor(() => expect(field('Spanish tagline (optional)')).toHaveFocus());
    type(field('Spanish tagline (optional)'), 'Sandy, en Utah');
    await press('Save');
    await waitFor(() => expect(backend.clinic.taglineEs).toBe('Sandy, en Utah'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Tagline' })).toBeNull());
    await follow('Getting in');
    await waitFor(() => expect(field('Getting in, in Spanish (optional)')).toHaveFocus());
  });

  it('of a member of staff leads to the field in their form, once', async () => {
    const titled = { title: 'Therapist', titleEs: 'Terapeuta' };
    backend.staff = [
      staffMemberFrom('s1', { name: 'Dr. Robin Sample', title: 'Therapist' }),
      staffMemberFrom('s2', { name: 'Dr. Sample Avery', ...titled, bio: 'Runs' }),
    ];
    await open();
    await follow('Bio of Dr. Sample Avery');
    expect(await screen.findByRole('heading', { name: 'Edit Dr. Sample Avery' })).toBeVisible();
    expect(field('Spanish bio (optional)')).toHaveFocus();
    await press('Cancel');
    await press('Edit Dr. Robin Sample');
    expect(await screen.findByRole('heading', { name: 'Edit Dr. Robin Sample' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

describe('hours and closures', () => {
  const time = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const closure = (index: number) =>
    within(screen.getByRole('group', { name: `Closure ${index}` }));
  const holidays = () => within(screen.getByRole('group', { name: 'Utah’s legal holidays' }));

  it('show in the table of the website as they are typed, and are stored', async () => {
    await open('/hours');
    type(time('Saturday, from'), '10:00');
    type(time('Saturday, to'), '13:00');
    expect(within(preview()).getByRole('row', { name: /Saturday/ })).toHaveTextContent(
      '10:00 AM – 1:00 PM',
    );
    expect(await axe()).toEqual([]);
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(backend.clinic.hours[6]).toEqual([{ from: '10:00', to: '13:00' }]);
    expect(backend.clinic.hours[1]).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  it('that overlap are refused', async () => {
    await open('/hours');
    type(time('Monday, again from'), '11:00');
    await press('Save');
    expect(await screen.findByText('One thing needs another look')).toBeVisible();
    expect(time('Monday, again from')).toHaveAccessibleDescription(
      'Monday: the second hours must start after the first end',
    );
    expect(backend.calls('saveFacts')).toEqual([]);
  });

  it('a closure is typed, listed with its reason, and taken out again', async () => {
    await open('/hours');
    await press('Add a closure');
    expect(closure(1).getByLabelText('First day')).toHaveFocus();
    type(closure(1).getByLabelText('First day'), '2030-07-03');
    type(closure(1).getByLabelText('Closed from (optional)'), '12:00');
    type(closure(1).getByLabelText('Reason (optional)'), 'Moving');
    type(closure(1).getByLabelText('Spanish reason (optional)'), 'Mudanza');
    expect(preview()).toHaveTextContent('Wed, Jul 3 Closed from 12:00 PM, Moving');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(backend.clinic.closures).toEqual([
      {
        ...{ from: '2030-07-03', to: '2030-07-03' },
        ...{ span: { from: '12:00', to: '24:00' }, reason: 'Moving', reasonEs: 'Mudanza' },
      },
    ]);
    await press('Remove closure 1');
    expect(screen.getByRole('button', { name: 'Add a closure' })).toHaveFocus();
    await press('Save');
    await waitFor(() => expect(backend.clinic.closures).toEqual([]));
  });

  it('a holiday is closed by one press, and opened by another', async () => {
    await open('/hours');
    const buttons = holidays().getAllByRole('button');
    expect(buttons).toHaveLength(13);
    const christmas = holidays().getByRole('button', { name: /^Christmas/ });
    await userEvent.click(christmas);
    expect(christmas).toHaveAttribute('aria-pressed', 'true');
    expect(closure(1).getByLabelText('Reason (optional)')).toHaveValue('Christmas');
    await userEvent.click(christmas);
    expect(screen.queryByRole('group', { name: 'Closure 1' })).toBeNull();
    await userEvent.click(christmas);
    await press('Save');
    await waitFor(() => expect(backend.clinic.closures[0]).toMatchObject({ reason: 'Christmas' }));
  });

  it('a holiday within longer closures is left to their days', async () => {
    const july = { ...holiday, from: '2027-07-01', to: '2027-07-31' };
    backend.clinic = { ...backend.clinic, closures: [july] };
    await open('/hours');
    expect(holidays().getByRole('button', { name: /^Pioneer Day/ })).toBeDisabled();
  });

  it('closures in the past are named, and removed by one press', async () => {
    backend.clinic = {
      ...backend.clinic,
      closures: [{ ...holiday, from: '2020-12-25', to: '2020-12-25' }, holiday],
    };
    await open('/hours');
    await press('Save');
    expect(await screen.findByText('One thing needs another look')).toBeVisible();
    expect(closure(1).getByLabelText('First day')).toHaveAccessibleDescription(
      'This closure is over. Remove it, or choose later days.',
    );
    expect(screen.getByText('1 closure in the past')).toBeVisible();
    await press('Remove');
    await press('Save');
    await waitFor(() => expect(backend.clinic.closures).toEqual([holiday]));
  });

  it('names the visits that a closure hits, before and after it is saved', async () => {
    backend.visits = [
      visit(),
      visit({ id: 'ben', startsAt: new Date('2026-11-19T16:00:00Z'), status: 'cancelled' }),
    ];
    await open('/hours');
    await press('Add a closure');
    expect(screen.queryByText(/to move$/)).toBeNull();
    type(closure(1).getByLabelText('First day'), '2026-11-19');
    expect(await screen.findByText('1 booked visit to move')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Thu, Nov 19 at 2:00 PM, Dr. Sample Avery' });
    expect(link).toHaveAttribute('href', '/admin/schedule?week=2026-11-19&visit=sofia');
    await press('Save');
    await waitFor(() => expect(backend.clinic.closures).toHaveLength(1));
    expect(screen.getByText('1 booked visit to move')).toBeVisible();
  });

  it('names the visits that are outside new hours', async () => {
    backend.visits = [visit()];
    await open('/hours');
    type(time('Thursday, to'), '14:15');
    expect(await screen.findByText('1 booked visit to move')).toBeVisible();
  });

  it('of a colleague are told in words', async () => {
    await open('/hours');
    await press('Add a closure');
    type(closure(1).getByLabelText('First day'), '2030-07-04');
    backend.clinic = { ...backend.clinic, closures: [holiday] };
    await press('Save');
    const conflict = await screen.findByText(/^A colleague just changed this/);
    expect(conflict.closest('[role=alert]')).toHaveTextContent(
      'Closures: Dec 25, 2030, Closed, Christmas',
    );
  });
});

describe('the announcement', () => {
  it('shows above the page as it is typed, and is stored', async () => {
    await open('/announcement');
    expect(preview()).toHaveTextContent('No announcement');
    type(field('Words (optional)'), 'We’re moving');
    type(field('Spanish words (optional)'), 'Nos mudamos');
    type(field('Link (optional)'), '/contact');
    expect(preview()).toHaveTextContent('We’re moving');
    expect(preview()).toHaveTextContent('Visitors see it today.');
    type(field('First day (optional)'), '2099-01-01');
    expect(preview()).toHaveTextContent('Visitors don’t see it today.');
    expect(await axe()).toEqual([]);
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    const days = { from: '2099-01-01', until: '' };
    const stored = { text: 'We’re moving', textEs: 'Nos mudamos', link: '/contact', ...days };
    expect(backend.clinic.announcement).toEqual(stored);
    type(field('Words (optional)'), '');
    await press('Save');
    expect(await screen.findByText('One thing needs another look')).toBeVisible();
    expect(field('Words (optional)')).toHaveAccessibleDescription(/in English, too/);
    type(field('Spanish words (optional)'), '');
    await press('Save');
    await waitFor(() => expect(backend.clinic.announcement).toBeNull());
  });

  it('is refused with a link that leads nowhere, or when it is over', async () => {
    await open('/announcement');
    type(field('Words (optional)'), 'We’re moving');
    type(field('Link (optional)'), 'contact');
    type(field('Last day (optional)'), '2020-01-01');
    await press('Save');
    expect(await screen.findByText('2 things need another look')).toBeVisible();
    expect(field('Last day (optional)')).toHaveAccessibleDescription(/is over/);
  });
});

describe('leaving', () => {
  it('with unsaved text asks, and keeps it on request', async () => {
    const router = await open();
    type(phone(), '(801) 555-0177');
    await act(() => router.navigate('/admin/problems'));
    await press('Keep writing');
    expect(phone()).toHaveValue('(801) 555-0177');
    await press('Discard changes');
    expect(phone()).toHaveValue('(801) 555-0142');
    await act(() => router.navigate('/admin/problems'));
    expect(await screen.findByRole('heading', { name: 'Problems' })).toBeVisible();
  });
});

describe('hours by pointer', () => {
  /** The strip is as wide as its 900 minutes, from 6 AM on. */
  const strip = (day: string) => {
    const element = field(`${day}, from`)
      .closest('.grid')
      ?.parentElement?.querySelector('.day-strip');
    if (!element) throw new Error(`${day} has no strip`);
    element.getBoundingClientRect = () => new DOMRect(0, 0, 900, 36);
    element.setPointerCapture = () => {};
    return element;
  };
  const drag = (element: Element, from: number, to: number) => {
    fireEvent.pointerDown(element, { clientX: from, button: 0 });
    fireEvent.pointerMove(element, { clientX: to });
    fireEvent.pointerUp(element);
  };

  it('are drawn, resized and removed; the fields, the preview and the stored facts follow', async () => {
    await open('/hours');
    const sunday = strip('Sunday');
    drag(sunday, 180, 362);
    expect(field('Sunday, from')).toHaveValue('09:00');
    expect(field('Sunday, to')).toHaveValue('12:00');
    expect(preview()).toHaveTextContent('9:00 AM – 12:00 PM');
    drag(sunday, 480, 600);
    expect(field('Sunday, again from')).toHaveValue('14:00');
    drag(sunday, 360, 420);
    expect(field('Sunday, to')).toHaveValue('13:00');
    drag(sunday, 300, 240);
    expect(field('Sunday, from')).toHaveValue('08:00');
    // There is no room for a third one.
    drag(sunday, 700, 800);
    drag(sunday, 600, 400);
    expect(field('Sunday, again from')).toHaveValue('');
    await press('Save');
    await waitFor(() => expect(backend.clinic.hours[0]).toEqual([{ from: '08:00', to: '12:00' }]));
    expect(await axe()).toEqual([]);
  });

  it('stay as they were when the finger scrolls, and leave half typed ones alone', async () => {
    await open('/hours');
    type(field('Sunday, from'), '18:00');
    const sunday = strip('Sunday');
    fireEvent.pointerDown(sunday, { clientX: 180, button: 0 });
    fireEvent.pointerMove(sunday, { clientX: 360 });
    expect(field('Sunday, to')).toHaveValue('12:00');
    expect(field('Sunday, again from')).toHaveValue('18:00');
    fireEvent.pointerCancel(sunday);
    expect(field('Sunday, from')).toHaveValue('18:00');
    expect(field('Sunday, to')).toHaveValue('');
  });
});

describe('a test email', () => {
  const open = async () => {
    openRoute('/admin/settings/test-email');
    await screen.findByRole('button', { name: 'Send a test email' });
  };

  it('goes to the clinic, and its result stays on the page', async () => {
    backend.mailTest = null;
    await open();
    expect(await screen.findByText('Not tested yet')).toBeVisible();
    expect(screen.getByText(/^Goes to front-desk@example\.com/)).toBeVisible();
    await press('Send a test email');
    expect(await screen.findByText('The mail server took the last one')).toBeVisible();
    expect(await screen.findByText('Test email sent')).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('that was not sent says why', async () => {
    backend.mailServer = 'failed';
    await open();
    await press('Send a test email');
    expect(await screen.findByText(/didn’t take the email/)).toBeVisible();
    expect(await screen.findByText('The test email was not sent')).toBeVisible();
  });

  it('that fails shows no exception’s words', async () => {
    backend.failOnce('sendTestMail', new TypeError('x.y is not a function'));
    await open();
    await press('Send a test email');
    expect(await screen.findByText('The email couldn’t be sent. Please try again.')).toBeVisible();
    expect(screen.queryByText(/not a function/)).toBeNull();
    expect(dropReports()).toHaveLength(1);
  });

  it('that is refused says why, and can be pressed again', async () => {
    backend.failOnce('sendTestMail', new ShownError('Please wait a minute before the next test.'));
    await open();
    await press('Send a test email');
    expect(await screen.findByText('Please wait a minute before the next test.')).toBeVisible();
    expect(heard).toHaveBeenCalled();
    await press('Send a test email');
    expect(await screen.findByText('Test email sent')).toBeVisible();
  });
});

describe('sample content', () => {
  const card = () => screen.queryByRole('region', { name: 'Sample content' });

  it('is in demos alone', async () => {
    await open();
    expect(card()).toBeNull();
  });

  it('comes and goes with one press, and what staff added stays', async () => {
    backend.isDemo = true;
    backend.posts = [postFrom('ours', { title: 'Ours' })];
    await open();
    expect(card()).toHaveTextContent('show what the website looks like');
    await press('Add sample content');
    expect(await screen.findByText('Sample content added')).toBeVisible();
    expect(card()).toHaveTextContent(
      'This demo has made-up content: 1 team member, 1 review, 1 article, and 1 media item.',
    );
    expect(backend.posts).toHaveLength(2);
    expect(await axe()).toEqual([]);
    await press('Remove sample content');
    expect(await screen.findByRole('button', { name: 'Add sample content' })).toBeVisible();
    expect(backend.staff).toEqual([]);
    expect(backend.posts).toMatchObject([{ title: 'Ours' }]);
  });

  it.each([
    ['Add sample content', 'addSampleContent', /^Failed to add sample content/],
    ['Remove sample content', 'removeSampleContent', /^Failed to remove the sample content/],
  ] as const)('%s: a failure is said, and the next press goes on', async (name, call, failed) => {
    backend.isDemo = true;
    if (call === 'removeSampleContent') await addSampleContent();
    backend.failOnce(call);
    await open();
    await press(name);
    expect(await screen.findByText(failed)).toBeVisible();
    await press(name);
    expect(await screen.findByText(/^Sample content (added|removed)$/)).toBeVisible();
  });
});
